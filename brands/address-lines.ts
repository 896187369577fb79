import type { Brand } from './brand.schema.ts';

/** Returns an address as on a letter, without the country. */
export function addressLinesOf(address: Brand['address']): [street: string, place: string] {
  const { street, postalCode, locality, region, country } = address;
  return [
    street,
    country === 'US' ? `${locality}, ${region} ${postalCode}` : `${postalCode} ${locality}`,
  ];
}
