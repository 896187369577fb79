import { brand } from '@brand/brand.ts';

const { street, postalCode, locality, region, country } = brand.address;

/** The restaurant's address as on a letter, without the country. */
export const addressLines: readonly string[] = [
  street,
  country === 'US' ? `${locality}, ${region} ${postalCode}` : `${postalCode} ${locality}`,
];
