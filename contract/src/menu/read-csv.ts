/** Reads a menu from a CSV file. Loads a CSV library: import it when a file is chosen. */
import Papa from 'papaparse';
import { limits } from '../limits.ts';
import type { ImportRow } from './endpoints.ts';
import { dishColumns, type MenuColumn, menuColumns, unguardCell } from './csv-cell.ts';
import { parsePrice } from '../parse-price.ts';

/** One dish of the file. */
export type MenuFileRow = {
  /** Its number as spreadsheets show it: the row of column names is 1. */
  number: number;
  /** As `importMenu` takes it. */
  row: ImportRow;
  /** What only the file as a whole shows to be wrong, by column; the server looks at the rest. */
  errors: Record<string, string>;
};

export type MenuFile =
  | { rows: MenuFileRow[] }
  /** Why nothing of the file can be used, in words for a person. */
  | { fault: string };

class FileFault extends Error {}

/**
 * The rows of a CSV file as spreadsheets save it: UTF-8 with or without a byte order mark, columns in
 * any order, separated by commas, semicolons or tabs. Blank rows are left out.
 */
export function readMenuCsv(bytes: Uint8Array): MenuFile {
  try {
    const text = decode(bytes);
    const [header = [], ...records] = parse(text);
    const columns = columnsOf(header);
    return { rows: readRows(records, columns) };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
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

/** The row of column names needs no quotes: its separator is that of the file. */
function separatorOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

function parse(text: string): string[][] {
  // The column names, and one row more than there may be.
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

function columnsOf(header: string[]): (MenuColumn | undefined)[] {
  const names = header.map((name) => name.trim());
  const columns = names.map((name) => menuColumns.find((column) => column === name));
  const unknown = names.find((name, index) => name !== '' && columns[index] === undefined);
  if (unknown !== undefined)
    throw new FileFault(`“${unknown.slice(0, 60)}” isn't a menu column. Rename or remove it.`);
  const missing = dishColumns.filter((name) => name !== '_id' && !columns.includes(name));
  if (missing.length > 0) throw new FileFault(`The first row is missing ${missing.join(', ')}.`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new FileFault(`The column “${twice}” appears twice.`);
  return columns;
}

function readRows(records: string[][], columns: (MenuColumn | undefined)[]): MenuFileRow[] {
  const rows = records.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [readRow(cells, index + 2, columns)],
  );
  if (rows.length === 0) throw new FileFault('The file has no dishes.');
  markRepeated(rows);
  return rows;
}

function readRow(
  cells: string[],
  number: number,
  columns: (MenuColumn | undefined)[],
): MenuFileRow {
  const file: MenuFileRow = { number, row: {}, errors: {} };
  for (const [index, column] of columns.entries()) {
    if (column === undefined) continue;
    // Texts have no carriage returns and no blanks around them; editing the file may put both there.
    const text = unguardCell((cells[index] ?? '').replace(/\r\n?/g, '\n').trim());
    file.row[column] = text;
    if (column === 'price') readPrice(text, file);
  }
  const isTooLong = cells.some((cell, index) => columns[index] === undefined && cell.trim() !== '');
  if (isTooLong) file.errors['row'] = 'This row has more cells than the file has columns.';
  return file;
}

/** A number where the cell is plainly one; what it is otherwise, the server refuses as it stands. */
function readPrice(text: string, { row, errors }: MenuFileRow): void {
  const parsed = parsePrice(text);
  if ('price' in parsed) row.price = parsed.price;
  else if (parsed.fault !== undefined) errors['price'] = parsed.fault;
}

/** Rows that name one dish, or make the same one. The first of them is as good as any. */
function markRepeated(rows: MenuFileRow[]): void {
  const seen = new Map<string, number>();
  for (const { number, row, errors } of rows) {
    const id = row._id ?? '';
    const key = JSON.stringify(id === '' ? dishColumns.map((column) => row[column]) : id);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, number);
    else if (id === '') errors['name'] = `Row ${first} already has this dish.`;
    else errors['_id'] = `Row ${first} already has this _id.`;
  }
}
