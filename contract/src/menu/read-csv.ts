/** Reads a menu from a CSV file. It loads a CSV library: import it when a file is chosen. */
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { FileFault } from '../ground/csv/file-fault.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import {
  type CsvRow,
  type CsvTable,
  readCsvTable,
  readRow,
  requireColumns,
} from '../ground/csv/read-csv-file.ts';
import type { ImportRow } from './endpoints.ts';
import { type MenuColumn, menuColumns, requiredMenuColumns } from './csv-columns.ts';
import { type KnownCategories, matchCategory } from './match-category.ts';
import { type HeadingMeaning, matchColumns } from './match-columns.ts';

/** A dish of the file. */
export type MenuFileRow = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The row in the form that `importMenu` takes. */
  row: ImportRow;
  /** The errors, by column, that only the whole file reveals. The server checks everything else. */
  errors: Record<string, string>;
};

export type OpenedMenuFile =
  | { table: CsvTable }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

const format = { required: requiredMenuColumns, noun: { one: 'a menu', many: 'menu' } };

/** Returns the cells of a CSV file as spreadsheets save it, if they may be those of a menu. */
export function openMenuCsv(bytes: Uint8Array): OpenedMenuFile {
  try {
    const table = readCsvTable(bytes);
    requirePossibleMenu(table.headings);
    if (table.rows.length === 0) throw new FileFault('The file has no dishes.');
    return { table };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

/** @throws FileFault unless the headings have a place for every column that a menu requires */
function requirePossibleMenu(headings: readonly string[]): void {
  const columns = matchColumns(headings);
  const unknown = headings.filter((name, at) => name.trim() && columns[at] === undefined);
  const missing = requiredMenuColumns.filter((name) => !columns.includes(name));
  // Nobody has to be asked what an unknown heading means if that cannot help.
  const isPossible = unknown.length >= missing.length;
  const named = headings.map((_, at) => (isPossible ? (columns[at] ?? null) : columns[at]));
  requireColumns(
    { headings, columns: named },
    { ...format, required: isPossible ? [] : format.required },
  );
}

/** What the headings and the categories of a file mean. */
export type MenuMatching = {
  columns: readonly HeadingMeaning[];
  categories: KnownCategories;
};

/** Returns the rows of a file. */
export function readMenuRows(table: CsvTable, matching: MenuMatching): MenuFileRow[] {
  const rows = table.rows.map((row) =>
    readMenuRow(readRow(row, matching.columns), matching.categories),
  );
  markRepeated(rows);
  return rows;
}

function readMenuRow(
  { number, cells, isTooLong }: CsvRow<MenuColumn>,
  categories: KnownCategories,
): MenuFileRow {
  const file: MenuFileRow = { number, row: { ...cells }, errors: {} };
  if (cells.price !== undefined) readPrice(cells.price, file);
  if (cells.category !== undefined) readCategory(cells.category, file, categories);
  if (isTooLong) file.errors['row'] = 'This row has more cells than the file has columns.';
  return file;
}

/** Replaces the category by its ID. The server refuses one that nobody knows. */
function readCategory(text: string, { row, errors }: MenuFileRow, known: KnownCategories): void {
  const category = matchCategory(text) ?? known.get(foldWords(text));
  if (category === null) errors['category'] = `The category “${text.slice(0, 60)}” was left out.`;
  else row.category = category ?? text;
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
