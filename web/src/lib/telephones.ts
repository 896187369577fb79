import { brand } from '@brand/brand.ts';

/** The number that guests are asked to call. */
export const mainTelephone = brand.telephones[0] ?? '';

/** Returns the address of a link that calls a number. */
export function callAddress(telephone: string): string {
  return `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;
}
