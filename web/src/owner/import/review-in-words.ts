import { countOutcomes, rowsToWrite, type ReviewedRow } from './import-rows.ts';

/** Says what importing a checked file would change, or why it would change nothing. */
export function reviewInWords(rows: readonly ReviewedRow[]): string {
  const { refused, unchanged } = countOutcomes(rows);
  if (rowsToWrite(rows).length > 0) {
    return refused > 0
      ? 'Nothing has changed yet. Rows with errors will be skipped.'
      : 'Nothing has changed yet.';
  }
  if (unchanged === 0) return 'Nothing to import: every row has an error.';
  return refused === 0
    ? 'Nothing to import: every row matches the menu already.'
    : 'Nothing to import: the rows without errors match the menu already.';
}
