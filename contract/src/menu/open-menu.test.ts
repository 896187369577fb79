import { describe, expect, it } from 'vitest';
import type { FileTable, Sheet } from '../ground/csv/file-table.ts';
import * as fileWords from '../ground/csv/words.en.ts';
import { encodeText } from '../testing/encode-text.ts';
import * as words from './csv-words.en.ts';
import { openMenuCsv, openMenuSheets, type ReadingChoice } from './open-menu.ts';

const utf8 = new TextEncoder();

function opened(file: string | Uint8Array, choice?: ReadingChoice): FileTable {
  const read = openMenuCsv(typeof file === 'string' ? utf8.encode(file) : file, choice);
  if ('fault' in read) throw new Error(read.fault);
  return read.table;
}

function openedSheets(sheets: Sheet[], choice?: ReadingChoice): FileTable {
  const read = openMenuSheets(sheets, choice);
  if ('fault' in read) throw new Error(read.fault);
  return read.table;
}

const cellsOf = ({ headings, rows }: Pick<FileTable, 'headings' | 'rows'>) => [
  headings,
  ...rows.map(({ cells }) => cells),
];

const headings = ['name', 'category', 'price', 'recipe'];
const table = [headings, ['Soup', 'Soups', '8', 'Hot.'], ['Pie', 'Pies', '9', 'Cold, sweet.']];
const joinedBy = (separator: string, rows = table) =>
  rows.map((cells) => cells.join(separator)).join('\n');

describe('cells of a text', () => {
  it.each([
    ['semicolons', joinedBy(';')],
    ['tabs', joinedBy('\t')],
    ['bars', joinedBy('|')],
    ['a separator that the first row names', `sep=;\r\n${joinedBy(';')}`],
    ['carriage returns alone', joinedBy(';').replaceAll('\n', '\r')],
    ['tabs in UTF-16', new Uint8Array(Buffer.from(`\uFEFF${joinedBy('\t')}`, 'utf16le'))],
  ])('are found with %s', (_, file) => {
    expect(cellsOf(opened(file))).toEqual(table);
  });

  it('have the separator of the whole file, whatever commas headings and prices have', () => {
    const file = [
      'Menu, autumn',
      'Dish;Section;Price, with tax;Description, in short',
      'Soup;Soups;8,50;Hot, with bread, butter, salt',
      'Pie;Pies;9,20;Sweet',
    ].join('\n');
    const { headings: found, rows } = opened(file);
    expect(found).toEqual(['Dish', 'Section', 'Price, with tax', 'Description, in short']);
    expect(rows.map(({ number }) => number)).toEqual([3, 4]);
    expect(opened('"Dish, name",category,price,recipe\nSoup,Soups,8,Hot.').headings[0]).toBe(
      'Dish, name',
    );
  });

  it('are those of one row less for a stray quotation mark', () => {
    const file = [
      headings.join(),
      'Soup,Soups,8,Hot.',
      '"Tart,Pies,7,Sour.',
      'Pie,Pies,9,"Co""ld."',
    ];
    const { rows } = opened(
      [...file, '12" pizza,Pizza,12,"Big" one.', 'Flan,Pies,5,Sweet.'].join('\n'),
    );
    expect(rows).toEqual([
      { number: 2, cells: ['Soup', 'Soups', '8', 'Hot.'] },
      { number: 3, cells: ['"Tart', 'Pies', '7', 'Sour.'], isMisquoted: true },
      { number: 4, cells: ['Pie', 'Pies', '9', 'Co"ld.'] },
      { number: 5, cells: ['12" pizza', 'Pizza', '12', '"Big" one.'], isMisquoted: true },
      { number: 6, cells: ['Flan', 'Pies', '5', 'Sweet.'] },
    ]);
  });

  it('are those of the rows between two stray quotation marks, of which the first row is in doubt', () => {
    const { rows } = opened(
      [
        headings.join(),
        ...['"Tart,Pies,7,Sour.', 'Pie,Pies,9,Cold.', 'Flan,Pies,5,Sweet"', 'Tea,Drinks,3,Hot.'],
        'Pizza,Pizza,12,"Tomato, basil, oil,\nham, cheese, salt, egg"',
      ].join('\n'),
    );
    expect(rows.map(({ number, cells, isMisquoted }) => [number, cells[0], isMisquoted])).toEqual([
      [2, '"Tart', true],
      [3, 'Pie', undefined],
      [4, 'Flan', undefined],
      [5, 'Tea', undefined],
      [6, 'Pizza', undefined],
    ]);
  });

  it('have no tags and no entities, except in a file of ours', () => {
    const row = '<p>Mac &amp;amp; cheese</p>,Pasta,8,I <3 it.';
    expect(opened(`${headings.join()}\n${row}`).rows[0]?.cells[0]).toBe('Mac & cheese');
    expect(opened(`_id,${headings.join()}\na,${row}`).rows[0]?.cells[1]).toBe(row.split(',')[0]);
  });
});

describe('the table of a text', () => {
  it('begins below titles, whether anybody knows its headings or not', () => {
    for (const names of [headings, ['Bezeichnung', 'Gruppe', 'Wert', 'Notiz']]) {
      const { headings: found, rows } = opened(
        `Trattoria,,,\n"Menu, 2026",,,\n,,,\n${joinedBy(';', [names]).replaceAll(';', ',')}\nSoup,Soups,8,Hot.\nPie,Pies,9,Cold.`,
      );
      expect(found).toEqual(names);
      expect(rows.map(({ number }) => number)).toEqual([5, 6]);
    }
  });

  it('may have no headings at all', () => {
    const found = opened('Soup;Soups;8,50;Hot.\nPie;Pies;9;Cold.\n');
    expect(found).toMatchObject({ isWithoutHeadings: true });
    expect(cellsOf(found)).toEqual([
      ['A', 'B', 'C', 'D'].map(words.columnNamed),
      ['Soup', 'Soups', '8,50', 'Hot.'],
      ['Pie', 'Pies', '9', 'Cold.'],
    ]);
  });

  it('may have categories as rows', () => {
    const found = opened(
      'name,price,recipe\nStarters,,\nSoup,8,Hot.\nBread,2,Warm.\n,Sweets,\nPie,9,Cold.\nPrices with tax,,\n',
    );
    expect(cellsOf(found)).toEqual([
      [words.headings.category, 'name', 'price', 'recipe'],
      ['Starters', 'Soup', '8', 'Hot.'],
      ['Starters', 'Bread', '2', 'Warm.'],
      ['Sweets', 'Pie', '9', 'Cold.'],
      ['Sweets', 'Prices with tax', '', ''],
    ]);
    expect(found.rows.map(({ number }) => number)).toEqual([3, 4, 6, 7]);
  });
});

describe('letters of older encodings', () => {
  it('are what a person has chosen', () => {
    const file = encodeText('name;category;price;recipe\nCafé;Drinks;2;Hot.', 'macintosh');
    const chosen = opened(file, { encoding: 'Macintosh' });
    expect(chosen).toMatchObject({ source: { encoding: 'Macintosh' } });
    expect(chosen.rows[0]?.cells[0]).toBe('Café');
  });
});

describe('the sheets of a workbook', () => {
  const sheet = (name: string, rows: string[][], isHidden = false): Sheet => ({
    name,
    rows,
    isHidden,
  });
  const lists = sheet(
    'Lists',
    [
      [...headings, 'image'],
      ['a', 'b', '1', 'c', 'd'],
    ],
    true,
  );

  it('are a menu before a hidden one is, unless somebody chooses that', () => {
    const sheets = [lists, sheet('Menu', table)];
    expect(openedSheets(sheets).source).toEqual({ sheet: 'Menu', sheets: ['Menu', 'Lists'] });
    expect(openedSheets(sheets, { sheet: 'Lists' }).rows).toHaveLength(1);
    const notes = sheet('Notes', [['Call the butcher']]);
    expect(openedSheets([notes, lists]).source).toEqual({
      sheet: 'Lists',
      sheets: ['Notes', 'Lists'],
    });
  });

  it('are each a category if they have the same columns and no categories', () => {
    const named = ['Name', 'Price', 'Description'];
    const sheets = [
      sheet('Soups', [['Our soups'], named, ['Borscht', '8', 'Red.']]),
      sheet('Notes', [['Call the butcher']]),
      sheet('Pies', [named, ['Flan', '5', 'Sweet.'], ['Tart', '6', 'Sour.']]),
    ];
    const found = openedSheets(sheets);
    expect(found.source).toEqual({ sheet: null, sheets: ['Soups', 'Notes', 'Pies'] });
    expect(cellsOf(found)).toEqual([
      [words.headings.category, ...named],
      ['Soups', 'Borscht', '8', 'Red.'],
      ['Pies', 'Flan', '5', 'Sweet.'],
      ['Pies', 'Tart', '6', 'Sour.'],
    ]);
    expect(found.rows.map(({ number }) => number)).toEqual([3, 5, 6]);
    expect(openMenuSheets(sheets, { sheet: 'Pies' })).toHaveProperty('fault');
  });
});

describe('requirement 67: a file that somebody made to hurt', () => {
  const header = `${headings.join()}\n`;

  it('requirement 67: has cells of a bounded length, formulas among them', () => {
    const long = `=${'1+'.repeat(2_000_000)}1`;
    const cells = opened(`${header}Soup,Soups,8,${long}`).rows[0]?.cells;
    expect(cells?.[3]).toBe(long.slice(0, 10_000));
  });

  it('requirement 67: is read in seconds, however many quotation marks are in the wrong place', () => {
    const file = utf8.encode(`${header}${'"a,"b\n'.repeat(300_000)}`);
    expect(openMenuCsv(file)).toEqual({
      fault: fileWords.misplacedQuote(102),
    });
  });
});
