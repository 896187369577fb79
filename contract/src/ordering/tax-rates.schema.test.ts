import * as v from 'valibot';
import { expect, it } from 'vitest';
import { taxRatesSchema } from './tax-rates.schema.ts';

const rate = (id: string, name = id) => ({ id, name, bp: 1300 });

it('there can be up to five rates, from 0 to 50 %', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => rate(id));
  expect(v.parse(taxRatesSchema, five)).toEqual(five);
  expect(v.is(taxRatesSchema, [{ ...rate('a'), bp: 0 }])).toBe(true);
  expect(v.is(taxRatesSchema, [{ ...rate('a'), bp: 5000 }])).toBe(true);
});

it.each([
  [['a', 'b', 'c', 'd', 'e', 'f'].map((id) => rate(id)), 'up to 5'],
  [[rate('a', 'Food'), rate('a', 'Drinks')], 'same ID'],
  [[rate('a', 'Food'), rate('b', 'food')], 'same name'],
  [[rate('a', ' ')], 'Name is required.'],
  [[rate('a', 'x'.repeat(41))], 'up to 40'],
  [[rate('a/b', 'Food')], 'ID'],
  ...[-1, 5001, 12.5, '13', null].map((bp): [unknown, string] => [
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
