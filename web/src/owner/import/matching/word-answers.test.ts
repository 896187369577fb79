import { expect, it } from 'vitest';
import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import { doubtfulWords, type WordAnswers } from '@thymely/contract/menu/doubtful-words';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';
import { namesToCheck } from '../reading/names-to-check.ts';
import { answersOfLegend, openWords, withoutPrices } from './word-answers.ts';

const columns = ['name', 'price', 'allergens'] as const;
const table: FileTable = {
  source: { encoding: 'Windows-1252' },
  headings: [...columns],
  rows: [
    { number: 2, cells: ['Soup', 'MP', 'A, 14'] },
    { number: 3, cells: ['Pâté', '4 / 6', 'Shellfish, S'] },
    { number: 4, cells: ['Soup', '8', 'Milk'] },
    { number: 5, cells: ['Flan', '5', '-'] },
  ],
};
const unsaid: MenuMatching = { columns, categories: new Map() };
const openWith = (words: WordAnswers) => openWords(table, { ...unsaid, words });

it('a price and names of sizes are answers, and so is nothing once somebody has gone on', () => {
  const asked = ['price mp', 'sizes 2', 'allergens a', 'allergens 14', 'allergens shellfish'];
  expect(openWith(new Map())).toEqual([...asked, 'allergens s']);
  const said = (price: string, sizes: string) =>
    new Map([
      ...asked.map((key) => [key, ''] as const),
      ...[['allergens s', ''] as const, ['price mp', price] as const, ['sizes 2', sizes] as const],
    ]);
  expect(openWith(said('24', 'Small, Large'))).toEqual([]);
  expect(openWith(said('much', 'Small'))).toEqual(['price mp', 'sizes 2']);
  const { words } = withoutPrices(table, unsaid);
  expect([...(words ?? [])]).toEqual([
    ['price mp', null],
    ['sizes 2', null],
  ]);
});

it('a legend has the usual letters, and numbers in the order of the law', () => {
  expect([...answersOfLegend(doubtfulWords(table, columns))]).toEqual([
    ['allergens a', 'gluten'],
    ['allergens 14', 'molluscs'],
  ]);
});

it('three names show whether letters are right, those with other letters first', () => {
  expect(namesToCheck({ table, columns })).toEqual(['Pâté', 'Soup', 'Flan']);
});
