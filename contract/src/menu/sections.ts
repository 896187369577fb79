import type { FileTable } from '../ground/csv/file-table.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { matchColumns } from './match-columns.ts';
import * as words from './csv-words.en.ts';

/** A longer text alone in a row is a note. */
const longestSection = 60;

type Row = FileTable['rows'][number];

/**
 * Returns a table whose categories stand in rows of their own, above their dishes, as one with a
 * column of categories. Other tables stay as they are.
 */
export function withSections(table: FileTable): FileTable {
  if (matchColumns(table.headings).includes('category')) return table;
  const isSectionAt = (at: number) => {
    const [row, next] = [table.rows[at], table.rows[at + 1]];
    return row !== undefined && isAlone(row) && next !== undefined && !isAlone(next);
  };
  if (!table.rows.some((_, at) => isSectionAt(at))) return table;
  let section = '';
  const rows = table.rows.flatMap((row, at): Row[] => {
    if (!isSectionAt(at)) return [{ ...row, cells: [section, ...row.cells] }];
    section = textOf(row);
    return [];
  });
  return { ...table, headings: [words.headings.category, ...table.headings], rows };
}

const textOf = ({ cells }: Row) => cells.find((cell) => cell.trim() !== '')?.trim() ?? '';

/** Whether a row has one cell with text, which may name a section. */
function isAlone(row: Row): boolean {
  const text = textOf(row);
  return (
    row.isMisquoted !== true &&
    row.cells.filter((cell) => cell.trim() !== '').length === 1 &&
    text.length <= longestSection &&
    !('cents' in readPriceCell(text))
  );
}
