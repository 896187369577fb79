import { expect, it } from 'vitest';
import { menuColumns } from '@thymely/contract/menu/csv-columns';
import { matchingInWords } from './matching-in-words.ts';

it('a file with our own headings needs no words', () => {
  expect(matchingInWords(menuColumns, menuColumns)).toBe('');
  expect(matchingInWords(['NAME', ''], ['name', undefined])).toBe('');
});

it('other headings are named with what they mean, and those that are left out', () => {
  expect(
    matchingInWords(
      ['Dish', 'name ', 'Cost', 'SKU', 'VAT'],
      ['recipe', 'name', 'price', null, null],
    ),
  ).toBe('“Dish” as Recipe and “Cost” as Price. Left out: “SKU” and “VAT”.');
});
