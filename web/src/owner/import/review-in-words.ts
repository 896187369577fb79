import { countOutcomes, rowsToWrite, type ReviewedRow } from './import-rows.ts';
import * as words from './words.en.ts';

/** Says what importing a checked file would change, or why it would change nothing. */
export function reviewInWords(rows: readonly ReviewedRow[]): string {
  const { refused, unchanged } = countOutcomes(rows);
  if (rowsToWrite(rows).length > 0) {
    return refused > 0 ? words.nothingChangedFaultsSkipped : words.nothingChanged;
  }
  if (unchanged === 0) return words.allFaulty;
  return refused === 0 ? words.allMatch : words.othersMatch;
}
