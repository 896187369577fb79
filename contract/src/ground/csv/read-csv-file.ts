import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { decodeFile, type FileEncoding } from './decode-file.ts';
import { FileFault } from './file-fault.ts';
import { unguardCell } from './guard-cell.ts';

/** A row of a file, with its cells by column. */
export type CsvRow<Column extends string> = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Record<Column, string>>;
  /** Whether the row has text beyond the last column. */
  isTooLong: boolean;
};

/** A file as it is, before anybody knows what its columns mean. */
export type CsvTable = {
  encoding: FileEncoding;
  headings: string[];
  /** The rows that are not blank. */
  rows: { number: number; cells: string[] }[];
};

type Format<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** What a column is called in the message about unknown ones: `menu`, with its article. */
  noun: { one: string; many: string };
};

/**
 * Returns the cells of a CSV file as spreadsheets save it, separated by commas, semicolons or tabs.
 * Skips blank rows.
 *
 * @throws FileFault
 */
export function readCsvTable(bytes: Uint8Array): CsvTable {
  const { text, encoding } = decodeFile(bytes);
  const [headings = [], ...records] = parse(text);
  const rows = records.map((cells, index) => ({ number: index + 2, cells }));
  return {
    encoding,
    headings,
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
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
  const { encoding, headings, rows } = readCsvTable(bytes);
  const columns = headings.map((heading) => {
    const name = heading.trim().toLowerCase();
    return format.columns.find((column) => column === name);
  });
  requireColumns({ headings, columns }, format);
  return { encoding, rows: rows.map((row) => readRow(row, columns)) };
}

/** Returns the file's separator, found in the row of column names, which needs no quotes. */
function separatorOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

function parse(text: string): string[][] {
  // The parser reads the column names and one row more than the limit allows.
  const preview = limits.importFileRows + 2;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), preview });
  const [error] = errors;
  if (error !== undefined) {
    throw new FileFault(`Row ${(error.row ?? 0) + 1} has a quotation mark in the wrong place.`);
  }
  if (data.length === preview) {
    throw new FileFault(
      `The file has more than ${limits.importFileRows.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  }
  return data;
}

type MatchedColumns<Column extends string> = {
  headings: readonly string[];
  /** The column that each heading means; null for one that is left out, undefined for unknown. */
  columns: readonly (Column | null | undefined)[];
};

/** @throws FileFault naming every unknown, missing and repeated column at once */
export function requireColumns<Column extends string>(
  { headings, columns }: MatchedColumns<Column>,
  { required, noun }: Pick<Format<Column>, 'required' | 'noun'>,
): void {
  const faults: string[] = [];
  const unknown = quoted(headings.filter((name, at) => name.trim() && columns[at] === undefined));
  if (unknown.length === 1) {
    faults.push(`${unknown.join()} isn't ${noun.one} column. Rename or remove it.`);
  } else if (unknown.length > 1) {
    faults.push(`${listed(unknown)} aren't ${noun.many} columns. Rename or remove them.`);
  }
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) faults.push(`The first row is missing ${missing.join(', ')}.`);
  const twice = headings.find((_, at) => columns[at] && columns.indexOf(columns[at]) !== at);
  if (twice !== undefined) faults.push(`The column “${twice.trim()}” appears twice.`);
  if (faults.length > 0) throw new FileFault(faults.join(' '));
}

const mostNamed = 12;

function quoted(names: readonly string[]): string[] {
  const some = names.slice(0, mostNamed).map((name) => `“${name.trim().slice(0, 60)}”`);
  return names.length > mostNamed ? [...some, `${names.length - mostNamed} more`] : some;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

/** Returns the cells of a row by column. Text in a column without a heading is too much. */
export function readRow<Column extends string>(
  { number, cells }: CsvTable['rows'][number],
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
