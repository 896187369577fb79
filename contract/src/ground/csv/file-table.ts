import type { FileEncoding } from './file-encodings.ts';
import { unguardCell } from './guard-cell.ts';

/** A row of a file, with its cells by column. */
export type CsvRow<Column extends string> = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Record<Column, string>>;
  /** Whether the row has text beyond the last column. */
  isTooLong: boolean;
  /** Whether a quotation mark in the wrong place has put its cells in doubt. */
  isMisquoted: boolean;
};

/** The cells of a row, and whether a quotation mark in the wrong place has put them in doubt. */
export type CellRow = { cells: string[]; isMisquoted?: boolean };

/** A sheet of a workbook, with its cells as text. Blank rows between others count. */
export type Sheet = { name: string; rows: string[][]; isHidden?: boolean };

/** Where a table was found: in a text, or on a sheet. */
export type TableSource =
  | { encoding: FileEncoding }
  /** The name is null where all sheets make one table, each of them a category. */
  | { sheet: string | null; sheets: readonly string[] };

/** A file as it is, before anybody knows what its columns mean. */
export type FileTable = {
  source: TableSource;
  headings: string[];
  /** Whether the file has no headings, so that these only count its columns. */
  isWithoutHeadings?: boolean;
  /** The rows that are not blank. */
  rows: (CellRow & { number: number })[];
};

/** A name, an address or blank rows may stand above the headings. */
export const mostRowsAbove = 20;

/** Returns the rows below the headings that are not blank. */
export function tableFrom(
  records: readonly CellRow[],
  headingsAt: number,
): Pick<FileTable, 'headings' | 'rows'> {
  const rows = records.map((record, index) => ({ number: index + 1, ...record }));
  return {
    headings: records[headingsAt]?.cells ?? [],
    rows: rows.slice(headingsAt + 1).filter(({ cells }) => hasText(cells)),
  };
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** Returns the cells of a row by column. Text in a column without a heading is too much. */
export function readRow<Column extends string>(
  { number, cells, isMisquoted = false }: FileTable['rows'][number],
  columns: readonly (Column | null | undefined)[],
): CsvRow<Column> {
  const row: CsvRow<Column> = { number, cells: {}, isTooLong: false, isMisquoted };
  for (const [index, column] of columns.entries()) {
    if (column === undefined || column === null) continue;
    // Stored text has no carriage returns and no surrounding blanks, but editing a file may add
    // both.
    row.cells[column] = unguardCell((cells[index] ?? '').replace(/\r\n?/g, '\n').trim());
  }
  row.isTooLong = cells.some((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return row;
}
