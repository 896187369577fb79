import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsFromPrice, isWholeCents, priceFromCents } from './money.ts';

it('turns every price of whole cents into cents and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
      const price = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
      expect(centsFromPrice(price)).toBe(cents);
      expect(priceFromCents(cents)).toBe(price);
      expect(isWholeCents(price)).toBe(true);
    }),
  );
});

it.each([9.999, 0.001, 1.005, 10.0000001])('%d has more than two decimals', (price) => {
  expect(isWholeCents(price)).toBe(false);
});
