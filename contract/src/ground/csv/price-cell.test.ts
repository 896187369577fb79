import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountText } from '../price/amount-text.ts';
import { centsFromPrice } from '../price/money.ts';
import { readPriceCell } from './price-cell.ts';

it.each([
  ['10,90 €', 10.9],
  ['10,90€', 10.9],
  ['€ 10.90', 10.9],
  ['$10.90', 10.9],
  ['R$ 10,90', 10.9],
  ['10.90 EUR', 10.9],
  ['CHF 10.90', 10.9],
  ['$10.90 USD', 10.9],
  ['85 kr.', 85],
  ['12,-', 12],
  ['12.– €', 12],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50\u00a0€', 1234.5],
  ["1'234.50", 1234.5],
  ['1 234', 1234],
  ['8.20', 8.2],
  ['-5', -5],
  ['Rs. 250', 250],
  ['Rs 1,250.50', 1250.5],
  ['250/-', 250],
  ['₹ 250/-', 250],
  ['8€50', 8.5],
  ['8 € 50', 8.5],
  ['8.50 ea', 8.5],
  ['$8.50 each', 8.5],
  ['8.50/pc.', 8.5],
  ['S/ 25', 25],
  ['S/. 25.90', 25.9],
])('%j is the price %d', (cell, price) => {
  expect(readPriceCell(cell)).toEqual({ cents: centsFromPrice(price) });
});

it.each([
  ['1,234', `${amountText(123400)} or ${amountText(123)}`],
  ['1.234 €', `${amountText(123400)} or ${amountText(123)}`],
  ['$12,500', `${amountText(1250000)} or ${amountText(1250)}`],
])('%j is no price before somebody says which: %s', (cell, readings) => {
  const fault = expect.stringMatching(/in more than one way/) as string;
  expect(readPriceCell(cell)).toEqual({ fault });
  expect(readPriceCell(cell)).toEqual({ fault: expect.stringContaining(readings) as string });
});

it.each(['1,25.00', '1.250.000', '12,5,0'])('%j can be more than one price', (cell) => {
  expect(readPriceCell(cell)).toEqual({ fault: expect.stringMatching(/more than one/) as string });
});

it.each([
  '',
  '€',
  'EUR',
  'twelve',
  '1e3',
  '0x10',
  'Infinity',
  '12 34',
  '10,90 or 12',
  '10€9',
  'MP',
  '12 / 15.50',
  'each',
  '/-',
])('%j is no price', (cell) => {
  expect(readPriceCell(cell)).toEqual({ fault: undefined });
});

it('what Intl writes in eleven countries is read back, except without decimals', () => {
  const locale = fc.constantFrom(
    ...['en-US', 'pt-PT', 'pt-BR', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'it-IT', 'pl-PL'],
    ...['nb-NO', 'cs-CZ'],
  );
  const currency = fc.constantFrom('EUR', 'USD', 'CHF', 'PLN', 'BRL');
  fc.assert(
    fc.property(locale, currency, fc.integer({ min: 1, max: 1_000_000 }), (tag, code, cents) => {
      const written = new Intl.NumberFormat(tag, { style: 'currency', currency: code });
      expect(readPriceCell(written.format(cents / 100))).toEqual({ cents });
    }),
  );
});
