import { expect, it } from 'vitest';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import * as words from '../../shared/words.en.ts';
import { rowPriceInWords } from './row-price-in-words.ts';

it.each([
  ['a price', { price: 9.5 }, formatCents(950)],
  [
    'the cheapest of sizes',
    { price: '', sizes: 'Large=12|Small=9.50' },
    words.fromPrice(formatCents(950)).join(''),
  ],
  ['sizes of one price', { price: '', sizes: 'A=9|B=9' }, formatCents(900)],
  ['nothing', { price: '', sizes: '' }, '–'],
])('the price of a row is %s', (_, row, inWords) => {
  expect(rowPriceInWords({ row, outcome: 'created' })).toBe(inWords);
});

it('what was refused is shown as it is in the file', () => {
  const shown = (row: { price: string; sizes?: string }) =>
    rowPriceInWords({ row, outcome: 'refused' });
  expect(shown({ price: '1,234' })).toBe('1,234');
  expect(shown({ price: '', sizes: 'Small=?|Large=12' })).toBe('Small=?|Large=12');
});
