import { describe, expect, it } from 'vitest';
import { writeAmount } from '../ground/csv/decimal-mark.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { matchColumns } from './match-columns.ts';
import * as words from './csv-words.en.ts';
import { openMenuCsv } from './open-menu.ts';
import { doubtfulWords, inOwnWords } from './doubtful-words.ts';

function tableOf(text: string): FileTable {
  const opened = openMenuCsv(new TextEncoder().encode(text));
  if ('fault' in opened) throw new Error(opened.fault);
  return opened.table;
}

/** Returns the questions about the cells of a column, and the cells with the answers. */
function asked(heading: string, cells: readonly string[], answers?: Record<string, string | null>) {
  const rows = cells.map((cell) => `Soup\tSoups\tHot.\t${cell}`);
  const table = tableOf(['name\tcategory\trecipe\t' + heading, ...rows].join('\n'));
  const columns = matchColumns(table.headings);
  const own = inOwnWords(table, columns, new Map(Object.entries(answers ?? {})));
  return {
    questions: doubtfulWords(table, columns),
    cells: own.rows.map(({ cells: read }) => read[3]),
  };
}

const allergens = (cells: readonly string[], answers?: Record<string, string | null>) =>
  asked(
    'allergens\tprice',
    cells.map((cell) => `${cell}\t8`),
    answers,
  );
const sized = (small: number, large: number) =>
  `Small=${writeAmount(small)}|Large=${writeAmount(large)}`;
const prices = (cells: readonly string[], answers?: Record<string, string | null>) =>
  asked('price', cells, answers);

describe('allergens in the words of people', () => {
  it.each([
    ['Egg', 'eggs'],
    ['Dairy', 'milk'],
    ['Wheat; Peanut', 'gluten|peanuts'],
    ['MILK, Tree nuts', 'milk|nuts'],
    ['milk|eggs', 'milk|eggs'],
    ['Soya / Sesame seeds', 'soybeans|sesame'],
    ['none', 'none'],
  ])('%j are %j', (cell, own) => {
    expect(allergens([cell])).toMatchObject({ questions: [], cells: [own] });
  });

  it.each(['', '-', '–', '—', ' - ', 'n/a', 'N/A', '?', '.', '/'])(
    '%j declares nothing, and never that there are none',
    (cell) => {
      expect(allergens([cell])).toMatchObject({ questions: [], cells: [''] });
    },
  );

  it.each([['Shellfish'], ['gluten free'], ['keine'], ['may contain nuts'], ['Molluscs?']])(
    '%j is asked about, once for all rows, and stays refused without an answer',
    (word) => {
      const { questions, cells } = allergens([`${word}; Egg`, word.toUpperCase(), 'Egg']);
      expect(questions).toEqual([
        expect.objectContaining({ kind: 'declared', column: 'allergens', text: word, rows: 2 }),
      ]);
      expect(cells).toEqual([`${word}|eggs`, word.toUpperCase(), 'eggs']);
    },
  );

  it('are what a person has said; a word that is none declares nothing', () => {
    const answers = { 'allergens shellfish': 'crustaceans|molluscs', 'allergens garlic': '' };
    const cells = ['Shellfish, Garlic, Egg', 'garlic', 'SHELLFISH'];
    expect(allergens(cells, answers).cells).toEqual([
      'crustaceans|molluscs|eggs',
      '',
      'crustaceans|molluscs',
    ]);
  });

  it('may be letters or numbers of a legend, with anything between them', () => {
    const { questions } = allergens(['A, C, G', '(A) ', 'a c', '1;7', 'C/G']);
    expect(questions.map(({ text, rows }) => [text, rows])).toEqual([
      ['A', 3],
      ['C', 3],
      ['G', 2],
      ['1', 1],
      ['7', 1],
    ]);
    const answers = { 'allergens a': 'gluten', 'allergens c': 'eggs', 'allergens g': 'milk' };
    expect(allergens(['A, C, G', 'a c'], answers).cells).toEqual([
      'gluten|eggs|milk',
      'gluten|eggs',
    ]);
  });

  it('may have a column each, of which the mark is asked about once', () => {
    const text =
      'name,Milk,category,Peanut,price,Vegan\nSoup,x,Soups,,8,yes\nPie,X,Pies,x,9,-\nFlan,,Pies,-,5,';
    const table = tableOf(text);
    const { headings } = words;
    expect(table.headings).toEqual([
      'name',
      'category',
      'price',
      headings.allergens,
      headings.diets,
    ]);
    const columns = matchColumns(table.headings);
    expect(doubtfulWords(table, columns)).toEqual([
      expect.objectContaining({ kind: 'mark', text: 'x', rows: 2, marked: ['Milk', 'Peanut'] }),
      expect.objectContaining({ kind: 'mark', text: 'yes', rows: 1, marked: ['Vegan'] }),
    ]);
    const answers = new Map([
      ['allergens mark x', 'yes'],
      ['diets mark yes', ''],
    ]);
    const own = inOwnWords(table, columns, answers);
    expect(own.rows.map(({ cells }) => cells.slice(3))).toEqual([
      ['milk', ''],
      ['milk|peanuts', ''],
      ['', ''],
    ]);
  });
});

describe('prices in the words of people', () => {
  it('are asked about where they are words, once for all rows', () => {
    const cells = ['MP', '8', 'mp ', '1,234', ''];
    expect(prices(cells).questions).toMatchObject([
      { kind: 'price', key: 'price mp', text: 'MP', rows: 2 },
    ]);
    expect(prices(cells, { 'price mp': '24.50' }).cells).toEqual([
      ...['24.50', '8', '24.50', '1,234', ''],
    ]);
    expect(prices(cells, { 'price mp': null }).cells[0]).toBe('MP');
  });

  it('are those of sizes where a cell has several, once somebody has named them', () => {
    const cells = ['12 / 15.50', '$9|$11', '8', '4/5/6', '250/-'];
    expect(prices(cells).questions).toMatchObject([
      { kind: 'sizes', key: 'sizes 2', text: '12 / 15.50', rows: 2, prices: 2 },
      { kind: 'sizes', key: 'sizes 3', text: '4/5/6', rows: 1, prices: 3 },
    ]);
    const { cells: read } = prices(cells, { 'sizes 2': 'Small, Large', 'sizes 3': null });
    expect(read).toEqual([sized(1200, 1550), sized(900, 1100), '8', '4/5/6', '250/-']);
  });
});
