/** Reads a menu from a CSV file. It loads a CSV library: import it when a file is chosen. */
import { readPriceCell } from '../ground/csv/price-cell.ts';
import type { FileEncoding } from '../ground/csv/decode-file.ts';
import { FileFault } from '../ground/csv/file-fault.ts';
import { type CsvRow, readCsvTable, readRow, requireColumns } from '../ground/csv/read-csv-file.ts';
import type { ImportRow } from './endpoints.ts';
import { type MenuColumn, menuColumns, requiredMenuColumns } from './csv-columns.ts';
import { matchCategory } from './match-category.ts';
import { matchColumns } from './match-columns.ts';

/** A dish of the file. */
export type MenuFileRow = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The row in the form that `importMenu` takes. */
  row: ImportRow;
  /** The errors, by column, that only the whole file reveals. The server checks everything else. */
  errors: Record<string, string>;
};

export type MenuFile =
  | { encoding: FileEncoding; rows: MenuFileRow[] }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

const format = { required: requiredMenuColumns, noun: { one: 'a menu', many: 'menu' } };

/** Returns the rows of a CSV file as spreadsheets save it. Skips blank rows. */
export function readMenuCsv(bytes: Uint8Array): MenuFile {
  try {
    const { encoding, headings, rows: records } = readCsvTable(bytes);
    const columns = matchColumns(headings);
    requireColumns({ headings, columns }, format);
    const rows = records.map((record) => readMenuRow(readRow(record, columns)));
    if (rows.length === 0) throw new FileFault('The file has no dishes.');
    markRepeated(rows);
    return { encoding, rows };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

function readMenuRow({ number, cells, isTooLong }: CsvRow<MenuColumn>): MenuFileRow {
  const file: MenuFileRow = { number, row: { ...cells }, errors: {} };
  if (cells.price !== undefined) readPrice(cells.price, file);
  // The server refuses a category that nobody knows.
  if (cells.category !== undefined) {
    file.row.category = matchCategory(cells.category) ?? cells.category;
  }
  if (isTooLong) file.errors['row'] = 'This row has more cells than the file has columns.';
  return file;
}

/** Replaces the price by a number if its meaning is clear. The server refuses any other text. */
function readPrice(text: string, { row, errors }: MenuFileRow): void {
  const parsed = readPriceCell(text);
  if ('price' in parsed) row.price = parsed.price;
  else if (parsed.fault !== undefined) errors['price'] = parsed.fault;
}

/** Marks rows that name or create the same dish, except for the first of them. */
function markRepeated(rows: MenuFileRow[]): void {
  const contents = menuColumns.filter((column) => column !== 'version');
  const seen = new Map<string, number>();
  for (const { number, row, errors } of rows) {
    const id = row._id ?? '';
    const key = JSON.stringify(id === '' ? contents.map((column) => row[column]) : id);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, number);
    else if (id === '') errors['name'] = `Row ${first} already has this dish.`;
    else errors['_id'] = `Row ${first} already has this _id.`;
  }
}
