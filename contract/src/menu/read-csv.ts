/** Reads a menu from a CSV file. Loads a CSV library: import it when a file is chosen. */
import { type CsvRow, FileFault, readCsvFile } from '../ground/csv/read-csv-file.ts';
import type { ImportRow } from './endpoints.ts';
import { dishColumns, type MenuColumn, menuColumns } from './csv-columns.ts';
import { parsePrice } from '../ground/parse-price.ts';

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

const format = {
  columns: menuColumns,
  required: dishColumns.filter((column) => column !== '_id'),
  noun: 'a menu',
};

/** The rows of a CSV file as spreadsheets save it. Blank rows are left out. */
export function readMenuCsv(bytes: Uint8Array): MenuFile {
  try {
    const rows = readCsvFile(bytes, format).map(readRow);
    if (rows.length === 0) throw new FileFault('The file has no dishes.');
    markRepeated(rows);
    return { rows };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

function readRow({ number, cells, isTooLong }: CsvRow<MenuColumn>): MenuFileRow {
  const file: MenuFileRow = { number, row: { ...cells }, errors: {} };
  if (cells.price !== undefined) readPrice(cells.price, file);
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
