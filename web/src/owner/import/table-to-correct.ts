import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import type { ChosenFile } from './matching/file-matching.ts';
import type { ReviewedRow } from './reviewed-row.ts';

/** What becomes of the modifier lists that a file of another system names. */
const ofLists = ['options', 'sizes'] as const;

/**
 * Returns the table of a file as it can be imported by itself: without the file that they come from,
 * modifier lists are named by the IDs of their groups.
 */
export function tableToCorrect(
  { table, origin }: Pick<ChosenFile, 'table' | 'origin'>,
  rows: readonly ReviewedRow[],
): FileTable {
  if (origin === undefined) return table;
  const read = new Map(rows.map(({ number, row }) => [number, row]));
  return {
    ...table,
    rows: table.rows.map(({ cells, ...row }) => {
      const own = [...cells];
      for (const column of ofLists) {
        const place = table.headings.indexOf(column);
        if (place !== -1) own[place] = String(read.get(row.number)?.[column] ?? '');
      }
      return { ...row, cells: own };
    }),
  };
}
