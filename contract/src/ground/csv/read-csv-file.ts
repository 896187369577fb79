import { beginningOf } from '../text/beginning-of.ts';
import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { inThousands, listed } from '../in-words.ts';
import { decodeFile, type FileEncoding } from './decode-file.ts';
import { FileFault } from './file-fault.ts';
import { unguardCell } from './guard-cell.ts';
import * as words from './words.en.ts';

/** A row of a file, with its cells by column. */
export type CsvRow<Column extends string> = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Record<Column, string>>;
  /** Whether the row has text beyond the last column. */
  isTooLong: boolean;
};

/** A sheet of a workbook, with its cells as text. Blank rows between others count. */
export type Sheet = { name: string; rows: string[][] };

/** Where a table was found: in a text, or on a sheet, beside so many others. */
export type TableSource = { encoding: FileEncoding } | { sheet: string; otherSheets: number };

/** A file as it is, before anybody knows what its columns mean. */
export type FileTable = {
  source: TableSource;
  headings: string[];
  /** The rows that are not blank. */
  rows: { number: number; cells: string[] }[];
};

type Format<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** The names of the columns in the language of the site. */
  headings: Readonly<Record<Column, string>>;
  /** The messages about a column that such a file does not have, and about several. */
  unknown: { one: (column: string) => string; many: (columns: string) => string };
};

/**
 * Returns the cells of a CSV file as spreadsheets save it, separated by commas, semicolons or tabs.
 * Skips blank rows.
 *
 * @throws FileFault
 */
export function readCsvTable(bytes: Uint8Array): FileTable {
  const { text, encoding } = decodeFile(bytes);
  return { source: { encoding }, ...tableFrom(parse(text), 0) };
}

/** Returns the rows below the headings that are not blank. */
export function tableFrom(
  records: readonly string[][],
  headingsAt: number,
): Pick<FileTable, 'headings' | 'rows'> {
  const rows = records.map((cells, index) => ({ number: index + 1, cells }));
  return {
    headings: records[headingsAt] ?? [],
    rows: rows.slice(headingsAt + 1).filter(({ cells }) => hasText(cells)),
  };
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/**
 * Returns the rows of a CSV file that has these columns, in any order and case.
 *
 * @throws FileFault
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  format: Format<Column>,
): { encoding: FileEncoding; rows: CsvRow<Column>[] } {
  const { text, encoding } = decodeFile(bytes);
  const { headings, rows } = tableFrom(parse(text), 0);
  const columns = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return format.columns.find(
      (column) => column === name || format.headings[column].toLowerCase() === name,
    );
  });
  requireColumns({ headings, columns }, format);
  return { encoding, rows: rows.map((row) => readRow(row, columns)) };
}

/** Returns the file's separator, found in the row of column names, which needs no quotes. */
function separatorOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

/** More columns than this are no table that a person has made. */
export const mostColumns = 200;

function parse(text: string): string[][] {
  // The parser reads the column names and one row more than the limit allows.
  const preview = limits.importFileRows + 2;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), preview });
  const [error] = errors;
  if (error !== undefined) {
    throw new FileFault(words.misplacedQuote((error.row ?? 0) + 1));
  }
  if (data.length === preview) throw tooManyRows();
  if (data.some(({ length }) => length > mostColumns)) {
    throw new FileFault(words.tooManyColumns(mostColumns));
  }
  return data;
}

export function tooManyRows(): FileFault {
  return new FileFault(words.tooManyRows(inThousands(limits.importFileRows)));
}

type MatchedColumns<Column extends string> = {
  headings: readonly string[];
  /** The column that each heading means; null for one that is left out, undefined for unknown. */
  columns: readonly (Column | null | undefined)[];
};

/** @throws FileFault naming every unknown, missing and repeated column at once */
export function requireColumns<Column extends string>(
  { headings, columns }: MatchedColumns<Column>,
  { required, unknown, headings: named }: Omit<Format<Column>, 'columns'>,
): void {
  const faults: string[] = [];
  const others = quoted(headings.filter((name, at) => name.trim() && columns[at] === undefined));
  if (others.length === 1) faults.push(unknown.one(others.join()));
  else if (others.length > 1) faults.push(unknown.many(listed(others)));
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    faults.push(words.columnsMissing(missing.map((column) => named[column]).join(', ')));
  const twice = headings.find((_, at) => columns[at] && columns.indexOf(columns[at]) !== at);
  if (twice !== undefined) faults.push(words.columnTwice(twice.trim()));
  if (faults.length > 0) throw new FileFault(faults.join(' '));
}

const mostNamed = 12;

function quoted(names: readonly string[]): string[] {
  const some = names.slice(0, mostNamed).map((name) => words.quoted(beginningOf(name.trim(), 60)));
  return names.length > mostNamed ? [...some, words.more(names.length - mostNamed)] : some;
}

/** Returns the cells of a row by column. Text in a column without a heading is too much. */
export function readRow<Column extends string>(
  { number, cells }: FileTable['rows'][number],
  columns: readonly (Column | null | undefined)[],
): CsvRow<Column> {
  const row: CsvRow<Column> = { number, cells: {}, isTooLong: false };
  for (const [index, column] of columns.entries()) {
    if (column === undefined || column === null) continue;
    // Stored text has no carriage returns and no surrounding blanks, but editing a file may add
    // both.
    row.cells[column] = unguardCell((cells[index] ?? '').replace(/\r\n?/g, '\n').trim());
  }
  row.isTooLong = cells.some((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return row;
}
