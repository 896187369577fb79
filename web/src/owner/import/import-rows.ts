import { importLimits } from '@thymely/contract/imports/limits';
import type { ImportedRow, ImportRow } from '@thymely/contract/menu/endpoints';
import type { ImportOutcome } from '../parts/outcome-chip.tsx';
import type { FileRow, ReviewedRow } from './reviewed-row.ts';

/** Returns the rows with the server's answers. Rows with errors in the file stay refused. */
export function reviewRows(
  rows: readonly FileRow[],
  answers: readonly (ImportedRow | undefined)[],
): ReviewedRow[] {
  return rows.map((row, index) => {
    const answer = answers[index];
    const errors = { ...answer?.errors, ...row.errors };
    const isRefused =
      answer === undefined || answer.outcome === 'refused' || Object.keys(errors).length > 0;
    return { ...row, errors, outcome: isRefused ? 'refused' : answer.outcome };
  });
}

/** The faults of a row. One may concern two columns, and is only named once. */
export function faultsInWords({ errors }: ReviewedRow): string[] {
  return [...new Set(Object.values(errors))];
}

/** Returns the rows that change something. */
export function rowsToWrite(rows: readonly ReviewedRow[]): ReviewedRow[] {
  return rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
}

export function countOutcomes(rows: readonly ReviewedRow[]): Record<ImportOutcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The part of a request's maximum size that is reserved for what surrounds the rows. */
const envelopeBytes = 1024;

const encoder = new TextEncoder();

function sizeOf(row: ImportRow): number {
  return encoder.encode(JSON.stringify(row)).length + 1;
}

/**
 * Splits the rows into batches that each fit into one request. A row that is too large for a request
 * gets a batch of its own: the server reports the error.
 */
export function cutIntoBatches<Row extends { row: ImportRow }>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  let batch: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = sizeOf(row.row);
    const isFull =
      batch.length === importLimits.rowsPerCall ||
      bytes + size > importLimits.bodyBytes - envelopeBytes;
    if (isFull && batch.length > 0) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(row);
    bytes += size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
