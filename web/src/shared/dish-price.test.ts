import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { priceInWords } from './dish-price.tsx';

const sizesOf = (...cents: number[]) =>
  cents.map((each, place) => ({ id: `size-${place}`, name: `Size ${place}`, cents: each }));

it.each([
  ['without sizes', undefined, '$9.50'],
  ['of which a size costs more', sizesOf(1200, 950), 'from $9.50'],
  ['whose sizes all cost the same', sizesOf(950, 950), '$9.50'],
])('the price of a dish %s', (_, sizes, words) => {
  expect(priceInWords({ price: 9.5, sizes })).toBe(inBrandWords(words));
});
