import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { storedTaxRates, taxRatesSchema, withExactTaxRates } from './tax-rates.schema.ts';

const rate = (id: string, name = id) => ({ id, name, bp: 1300 });

it('there can be up to five rates, from 0 to 50 %', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => rate(id));
  expect(v.parse(taxRatesSchema, five)).toEqual(five);
  expect(v.is(taxRatesSchema, [{ ...rate('a'), bp: 0 }])).toBe(true);
  expect(v.is(taxRatesSchema, [{ ...rate('a'), bp: 5000 }])).toBe(true);
  expect(v.is(taxRatesSchema, [{ ...rate('a'), bp: 887.5 }])).toBe(true);
});

it.each([
  [['a', 'b', 'c', 'd', 'e', 'f'].map((id) => rate(id)), 'up to 5'],
  [[rate('a', 'Food'), rate('a', 'Drinks')], 'same ID'],
  [[rate('a', 'Food'), rate('b', 'food')], 'same name'],
  [[rate('a', ' ')], 'Name is required.'],
  [[rate('a', 'x'.repeat(41))], 'up to 40'],
  [[rate('a/b', 'Food')], 'ID'],
  ...[-1, 5001, 12.55, 887.51, 5000.1, NaN, '13', null].map((bp): [unknown, string] => [
    [{ ...rate('a'), bp }],
    'from 0 to 50 %',
  ]),
  [[{ ...rate('a'), isDefault: true }], 'isDefault'],
  ['13 %', 'a list'],
])('%j is refused', (rates, words) => {
  const { issues = [] } = v.safeParse(taxRatesSchema, rates);
  expect(
    issues.map(({ message, path }) => `${String(path?.at(-1)?.key)}: ${message}`).join(),
  ).toContain(words);
});

it('any rate of three decimals is stored and read again, and an older server reads two of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (thousandths) => {
      const rates = [{ ...rate('a'), bp: thousandths / 10 }];
      expect(v.is(taxRatesSchema, rates)).toBe(true);
      const stored = storedTaxRates(rates);
      expect(stored.taxThousandths).toEqual({ a: thousandths });
      expect(stored.taxRates.every(({ bp }) => Number.isInteger(bp))).toBe(true);
      expect(withExactTaxRates(stored)).toMatchObject({ taxRates: rates });
    }),
  );
});

it.each([
  ['of older settings', { taxRates: [rate('a')] }, 1300],
  ['changed by an older server', { taxRates: [rate('a')], taxThousandths: { a: 8875 } }, 1300],
  ['that nobody has stored in thousandths', { taxRates: [rate('a')], taxThousandths: {} }, 1300],
  ['in thousandths', { taxRates: [{ ...rate('a'), bp: 888 }], taxThousandths: { a: 8875 } }, 887.5],
])('a rate %s is read as it was meant', (_, fields, bp) => {
  expect(withExactTaxRates(fields)).toMatchObject({ taxRates: [{ id: 'a', bp }] });
});
