import { expect, it } from 'vitest';
import { doubtfulWords } from '../../menu/doubtful-words.ts';
import { sizeInHeading } from '../../menu/match-columns.ts';
import { readServedCell } from '../../menu/served-cell.ts';
import { readSizesCell } from '../../menu/sizes-cell.ts';
import { readKnownExport } from '../../menu-file/read-known-export.ts';
import { readSizePrices } from '../../options/size-prices-cell.ts';
import { expectLinear, hurting } from '../../testing/expect-linear.ts';
import { parsePrice } from '../price/parse-price.ts';
import { foldWords } from './fold-words.ts';
import { guardCell, unguardCell } from './guard-cell.ts';
import { readListCell } from './list-cell.ts';
import { readPriceCell } from './price-cell.ts';

const source = { encoding: 'UTF-8' } as const;

/** Asks about the words of a cell. */
const doubtfulIn = (column: 'allergens' | 'diets' | 'price') => (cell: string) =>
  doubtfulWords({ source, headings: [column], rows: [{ number: 2, cells: [cell] }] }, [column]);

/** Reads a size whose name begins with that of its dish. */
function readNameOfSize(end: string) {
  const headings = ['ID', 'SKU', 'Type', 'Parent', 'Name', 'Regular price', 'Categories'];
  const dish = { number: 2, cells: ['1', '', 'variable', '', 'Soup', '', 'Soups'] };
  const size = { number: 3, cells: ['2', '', 'variation', 'id:1', `Soup${end}`, '8', ''] };
  return readKnownExport({ source, headings, rows: [dish, size] });
}

const readers = {
  readPriceCell,
  parsePrice,
  foldWords,
  guardCell,
  unguardCell,
  readListCell,
  readServedCell,
  readSizesCell,
  readSizePrices,
  readNameOfSize,
};

const texts = [
  hurting(' ', 'x'),
  hurting('1 ', 'x'),
  `1${hurting(' ', '1')}`,
  hurting('1', 'x'),
  hurting('1,', 'x'),
  hurting('1.111', 'x'),
  `€${hurting(' ', '€x')}`,
  hurting('AAA€', ' x'),
  hurting(";'", 'x'),
  hurting(`;'"'" `, 'x'),
  hurting('\t', 'x'),
  hurting(' |', 'x'),
  hurting('é', 'x'),
  hurting('-', 'x'),
  hurting('– ', 'x'),
  hurting('=', 'x'),
  hurting('x', '=1'),
  hurting('a=1', '|'),
  hurting('Mon,', ' 11:30-14:30'),
  hurting('Mon-', ' 11:30-14:30'),
  hurting('-', ' 11:30-14:30'),
  hurting('Mon 11:30 - '),
  `Mon${hurting(' ', '11:30-14:3')}`,
];

it.each(Object.entries(readers))('requirement 67: %s never takes a cell long', (_, read) => {
  for (const text of texts) expectLinear(read, text);
});

/** Readers of each word of a text, with texts that have not many of them. */
const readersOfWords = {
  sizeInHeading,
  'the reader of allergens': doubtfulIn('allergens'),
  'the reader of diets': doubtfulIn('diets'),
  'the reader of prices': doubtfulIn('price'),
};

it.each(Object.entries(readersOfWords))('requirement 67: %s never takes a text long', (_, read) => {
  expectLinear(read, hurting(' ', 'x'));
  expectLinear(read, hurting('-', 'x'));
  expectLinear(read, hurting('a', '!'));
  expectLinear(read, hurting('a  -  ', '!'));
  expectLinear(read, hurting('1......', '!'));
  expectLinear(read, `(1${hurting(' ', '!')}`);
  expectLinear(read, `n${hurting(' ', '/ a')}`);
  expectLinear(read, hurting(': ', '!'));
  expectLinear(read, hurting('Milk: '));
  expectLinear(read, `${hurting('x')}: x`);
  expectLinear(read, hurting('€ '));
});

it('requirement 67: a cell of more than 64 characters is no price', () => {
  const padded = (length: number) => `${'0'.repeat(6)}1`.padStart(length, ' ');
  expect(readPriceCell(padded(64))).toEqual({ cents: 100 });
  expect(readPriceCell(padded(65))).toEqual({ fault: undefined });
});
