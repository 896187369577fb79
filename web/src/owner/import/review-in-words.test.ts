import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { expect, it } from 'vitest';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import type { ReviewedRow } from './reviewed-row.ts';
import { reviewInWords } from './review-in-words.ts';

function rowsWith(...outcomes: ImportOutcome[]): ReviewedRow[] {
  return outcomes.map((outcome, index) => ({ number: index + 2, row: {}, errors: {}, outcome }));
}

it.each<[ImportOutcome[], string]>([
  [['created', 'unchanged'], 'Nothing has changed yet.'],
  [['updated', 'refused'], 'Nothing has changed yet. Rows with errors will be skipped.'],
  [['refused', 'refused'], 'Nothing to import: every row has an error.'],
  [['unchanged'], 'Nothing to import: every row matches the menu already.'],
  [['unchanged', 'refused'], 'Nothing to import: the rows without errors match the menu already.'],
])('a file with rows that are %j: %s', (outcomes, words) => {
  expect(reviewInWords(rowsWith(...outcomes))).toBe(words);
});

it('two rows that would add the same dish are named', () => {
  const rows = [
    { number: 2, row: { name: 'Pizza Minhota', category: 'pizza' } },
    { number: 7, row: { name: 'Soup', category: 'soup' } },
    { number: 12, row: { name: 'pizza  minhota', category: 'pizza' } },
  ].map((row) => ({ ...row, errors: {}, outcome: 'created' as const }));
  expect(reviewInWords(rows)).toBe(
    'Nothing has changed yet. Rows 2 and 12 are the same dish, and would add it more than once.',
  );
});

it('many such rows are counted, because a file can have thousands of them', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    number: at + 2,
    row: { name: `Dish ${at % 1000}`, category: 'pizza' },
    errors: {},
    outcome: 'created' as const,
  }));
  const sentence = '1000 dishes are in the file several times, and would be added as often.';
  expect(reviewInWords(rows)).toBe(`Nothing has changed yet. ${sentence}`);
  const ofOneDish = rows.map((row) => ({ ...row, row: { name: 'Dish', category: 'pizza' } }));
  expect(reviewInWords(ofOneDish)).toContain('1 dish is in the file several times');
});

it('dishes that lose their allergens to an empty cell are counted', () => {
  const soup: MenuItem = {
    _id: 'soup',
    name: 'Soup',
    category: 'soup',
    price: 8,
    recipe: 'Hot.',
    image: '',
    allergens: ['milk'],
  };
  const row = (allergens: string | undefined): ReviewedRow => ({
    number: 2,
    row: { _id: 'soup', price: 9, ...(allergens === undefined ? {} : { allergens }) },
    errors: {},
    outcome: 'updated',
  });
  expect(reviewInWords([row('')], [soup])).toContain('1 dish loses its allergens');
  for (const kept of [row('milk'), row(undefined)]) {
    expect(reviewInWords([kept], [soup])).toBe('Nothing has changed yet.');
  }
  expect(reviewInWords([row('')], [{ ...soup, allergens: undefined }])).not.toContain('loses');
});
