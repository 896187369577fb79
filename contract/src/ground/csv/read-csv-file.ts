import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { unguardCell } from './guard-cell.ts';

/** The reason, in words for a person, why a whole file cannot be used. */
export class FileFault extends Error {}

/** A row of a file, with its cells by column. */
export type CsvRow<Column extends string> = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Record<Column, string>>;
  /** Whether the row has text beyond the last column. */
  isTooLong: boolean;
};

type Format<Column extends string> = {
  columns: readonly Column[];
  required: readonly Column[];
  /** What the file contains, named in the message about an unknown column: `a menu`. */
  noun: string;
};

/**
 * Returns the rows of a CSV file as spreadsheets save it: UTF-8 with or without a byte order mark,
 * columns in any order, separated by commas, semicolons or tabs. Skips blank rows.
 *
 * @throws FileFault
 */
export function readCsvFile<Column extends string>(
  bytes: Uint8Array,
  format: Format<Column>,
): CsvRow<Column>[] {
  const [header = [], ...records] = parse(decode(bytes));
  const columns = columnsOf(header, format);
  return records.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [readRow(cells, index + 2, columns)],
  );
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > limits.importFileBytes) {
    throw new FileFault(
      `The file is larger than ${limits.importFileBytes / 1_000_000} MB. Split it into smaller files.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault("The file isn't UTF-8. Save it as “CSV UTF-8” and try again.");
  }
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

function columnsOf<Column extends string>(
  header: string[],
  { columns: known, required, noun }: Format<Column>,
): (Column | undefined)[] {
  const names = header.map((name) => name.trim());
  const columns = names.map((name) => known.find((column) => column === name));
  const unknown = names.find((name, index) => name !== '' && columns[index] === undefined);
  if (unknown !== undefined)
    throw new FileFault(`“${unknown.slice(0, 60)}” isn't ${noun} column. Rename or remove it.`);
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new FileFault(`The first row is missing ${missing.join(', ')}.`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new FileFault(`The column “${twice}” appears twice.`);
  return columns;
}

function readRow<Column extends string>(
  cells: string[],
  number: number,
  columns: (Column | undefined)[],
): CsvRow<Column> {
  const row: CsvRow<Column> = { number, cells: {}, isTooLong: false };
  for (const [index, column] of columns.entries()) {
    if (column === undefined) continue;
    // Stored text has no carriage returns and no surrounding blanks, but editing a file may add
    // both.
    row.cells[column] = unguardCell((cells[index] ?? '').replace(/\r\n?/g, '\n').trim());
  }
  row.isTooLong = cells.some((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return row;
}
