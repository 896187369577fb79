import { expect, it } from 'vitest';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import type { ReviewedRow } from './import-rows.ts';
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
