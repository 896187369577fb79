import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountText } from './amount-text.ts';
import { centsFromPrice } from './money.ts';
import { parsePrice } from './parse-price.ts';

/** How the restaurant separates decimals and groups of digits. */
const [decimal, group] = amountText(0).includes(',') ? [',', '.'] : ['.', ','];

it.each([
  ['12,50', 12.5],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['12.5', 12.5],
  [' 12 ', 12],
  ['0,99', 0.99],
  ['1250', 1250],
  [`1${group}250${decimal}00`, 1250],
  [`10${group}000${decimal}00`, 10000],
  ['-5', -5],
  ['１２．５０', 12.5],
  ['12.50\u200B', 12.5],
  ['١٢', 12],
])('%j is the price %d', (text, price) => {
  expect(parsePrice(text)).toEqual({ cents: centsFromPrice(price) });
});

it.each([
  '1,250',
  '1.250',
  `1${decimal}250${group}00`,
  '12,5,0',
  '1,2,3',
  '12,',
  '1,25.00',
  '12,5000',
  '1.250.000',
])('%j is refused because it could be more than one price', (text) => {
  expect(parsePrice(text)).toEqual({ fault: expect.stringMatching(/more than one way/) as string });
});

it.each(['', 'twelve', '$8', '1e3', '0x10', 'Infinity', '0.001', '12.5000', '1 250'])(
  '%j is no price',
  (text) => {
    expect(parsePrice(text)).toEqual({ fault: undefined });
  },
);

it('a price of whole cents reads the same with a point and with a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
      const written = (cents / 100).toFixed(2);
      expect(parsePrice(written)).toEqual({ cents });
      expect(parsePrice(written.replace('.', ','))).toEqual({ cents });
    }),
  );
});
