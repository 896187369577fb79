import { expect, it } from 'vitest';
import { expectLinear, hurting } from '../../testing/expect-linear.ts';
import { parsePrice } from '../price/parse-price.ts';
import { foldWords } from './fold-words.ts';
import { guardCell, unguardCell } from './guard-cell.ts';
import { readListCell } from './list-cell.ts';
import { readPriceCell } from './price-cell.ts';

const readers = { readPriceCell, parsePrice, foldWords, guardCell, unguardCell, readListCell };

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
];

it.each(Object.entries(readers))('requirement 67: %s never takes a cell long', (_, read) => {
  for (const text of texts) expectLinear(read, text);
});

it('requirement 67: a cell of more than 64 characters is no price', () => {
  const padded = (length: number) => `${'0'.repeat(6)}1`.padStart(length, ' ');
  expect(readPriceCell(padded(64))).toEqual({ cents: 100 });
  expect(readPriceCell(padded(65))).toEqual({ fault: undefined });
});
