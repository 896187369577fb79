import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import { fakeStorage } from '../../../lib/session/fake-storage.ts';
import {
  categoriesOf,
  firstMatching,
  isMatched,
  openLists,
  openQuestions,
} from './file-matching.ts';
import { readMatching, rememberMatching, wordsSaid } from './matching-memory.ts';

const table = (headings: string[], ...rows: string[][]): FileTable => ({
  source: { encoding: 'UTF-8' },
  headings,
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
});

const strange = table(
  ['Bezeichnung', 'Kategorie', 'Preis', 'Text', 'Nr.', ''],
  ['Crème', 'Vorspeisen', '5', 'Hot.', '1'],
  ['Cola', 'drinks', '3', 'Cold.', '2'],
);

const fileOf = (of: FileTable) => ({ name: 'menu.csv', table: of });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  rememberMatching(fileOf(table([])), { columns: [], categories: new Map() });
  localStorage.removeItem('import-matching');
});

describe('what a person is asked about a file', () => {
  it('is nothing about a file of ours, and nothing about usual words', () => {
    const ours = table(
      ['_id', 'name', 'category', 'price', 'recipe'],
      ['', 'A', 'Soups', '1', 'B'],
    );
    expect(isMatched(openQuestions(ours, firstMatching(ours, readMatching())))).toBe(true);
  });

  it('is what headings and categories mean that nobody knows', () => {
    const questions = openQuestions(strange, firstMatching(strange, readMatching()));
    expect(questions).toEqual({
      headings: [0, 4],
      missing: ['name'],
      repeated: [],
      categories: ['Vorspeisen'],
      words: [],
    });
  });

  it('includes columns that two headings mean', () => {
    const columns = ['recipe', 'category', 'price', 'recipe', null] as const;
    const questions = openQuestions(strange, { columns, categories: new Map() });
    expect(questions).toMatchObject({ headings: [], missing: ['name'], repeated: ['recipe'] });
  });

  it('is about sixty categories at most: more are a wrong column', () => {
    const rows = Array.from({ length: 100 }, (_, index) => ['A', `Dish ${index}`]);
    const file = table(['name', 'category'], ...rows);
    expect(categoriesOf(file, { columns: ['name', 'category'] })).toHaveLength(60);
  });
});

describe('what was said about a file', () => {
  const said = {
    columns: ['name', 'category', 'price', 'recipe', null, undefined] as const,
    categories: new Map([['vorspeisen', 'salad' as const]]),
  };

  it('is remembered for the next one, whatever the case of its words', () => {
    rememberMatching(fileOf(strange), said);
    const next = table(
      ['NR', 'bezeichnung', 'Kategorie', 'Preis', 'Text'],
      ['1', 'A', 'VORSPEISEN', '1', 'B'],
    );
    const matching = firstMatching(next, readMatching());
    expect(matching.columns).toEqual([null, 'name', 'category', 'price', 'recipe']);
    expect(isMatched(openQuestions(next, matching))).toBe(true);
  });

  it('is remembered without storage as long as the page is open', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberMatching(fileOf(strange), said);
    expect(readMatching().categories.get('vorspeisen')).toBe('salad');
  });

  it('leaves out modifier lists that were left out before, so that the same file raises no question', () => {
    const lists = ['Milk', 'Sauces'].map((name) => ({ name, rows: [2], choices: [] }));
    const origin = { system: 'square' as const, sizes: 0, pictures: 0, leftOut: 0, lists };
    const openNow = () => openLists(origin, said, readMatching());
    expect(openNow()).toEqual(['Milk', 'Sauces']);
    rememberMatching(fileOf(strange), said, ['MILK']);
    expect(openNow()).toEqual(['Sauces']);
    rememberMatching(fileOf(strange), said, ['Sauces']);
    expect(openNow()).toEqual([]);
  });

  it('about words is remembered for this file alone, and one with other rows is shown once more', () => {
    const columns = ['name', 'allergens'] as const;
    const legend = (...cells: string[]) =>
      table([...columns], ...cells.map((cell, at) => [`Dish ${at}`, cell]));
    const answers = new Map([['allergens a', 'gluten']]);
    rememberMatching(fileOf(legend('A', 'A')), { columns, categories: new Map(), words: answers });
    const saidOf = (name: string, of: FileTable) =>
      wordsSaid({ name, table: of, columns }, readMatching());
    expect(saidOf('menu.csv', legend('A', 'A'))).toEqual({ answers, isSame: true });
    expect(saidOf('menu.csv', legend('A', 'B'))).toEqual({ answers, isSame: false });
    expect(saidOf('other.csv', legend('A', 'A'))).toEqual({ answers: new Map(), isSame: false });
  });

  it('can be changed', () => {
    rememberMatching(fileOf(strange), said);
    rememberMatching(fileOf(table(['Nr.'])), {
      columns: ['load'],
      categories: new Map([['vorspeisen', null]]),
    });
    expect(readMatching().headings.get('nr')).toBe('load');
    expect(readMatching().categories.get('vorspeisen')).toBeNull();
  });

  it.each([
    '{',
    '[]',
    '{"headings":{}}',
    '{"headings":[["a","gone"],3,["b"]],"categories":"x","lists":[3],"words":[["a",3]],"wordsOf":7}',
  ])('does no harm when %s is stored', (text) => {
    localStorage.setItem('import-matching', text);
    expect(readMatching()).toEqual({
      headings: new Map(),
      categories: new Map(),
      lists: new Set(),
      words: new Map(),
      wordsOf: [],
    });
  });
});
