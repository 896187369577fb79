/** Reads a menu from a file. It loads a CSV library: import it when a file is chosen. */
import { beginningOf } from '../ground/text/beginning-of.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { FileFault } from '../ground/csv/file-fault.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import {
  type CsvRow,
  type FileTable,
  hasText,
  readCsvTable,
  readRow,
  requireColumns,
  type Sheet,
  tableFrom,
  tooManyRows,
} from '../ground/csv/read-csv-file.ts';
import { limits } from '../ground/limits.ts';
import { priceFromCents } from '../ground/price/money.ts';
import { type MenuColumn, menuColumns, requiredMenuColumns } from './csv-columns.ts';
import { type KnownCategories, matchCategory, type NamedCategory } from './match-category.ts';
import { type HeadingMeaning, matchColumns } from './match-columns.ts';
import type { ImportRow } from './endpoints.ts';
import * as words from './csv-words.en.ts';
import * as fileWords from '../ground/csv/words.en.ts';

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
  | {
      /** The dishes. */
      table: FileTable;
      /** The other sheets of a workbook, from the row whose headings mean most: options, for example. */
      others: FileTable[];
    }
  /** The reason, in words for a person, why the file cannot be used. */
  | { fault: string };

const format = {
  headings: words.headings,
  required: requiredMenuColumns,
  unknown: { one: words.unknownColumn, many: words.unknownColumns },
};

/** Returns the cells of a CSV file as spreadsheets save it, if they may be those of a menu. */
export function openMenuCsv(bytes: Uint8Array): OpenedMenuFile {
  return openMenu(() => ({ table: readCsvTable(bytes), others: [] }));
}

/** Finds the menu in a workbook: the sheet and the row whose headings mean most. */
export function openMenuSheets(sheets: readonly Sheet[]): OpenedMenuFile {
  return openMenu(() => {
    const places = sheets.flatMap((sheet) => headingsPlace(sheet) ?? []);
    const [best, ...rest] = places.toSorted((a, b) => b.known - a.known);
    if (best === undefined) throw new FileFault(words.noDishes);
    const otherSheets = sheets.length - 1;
    const tableAt = ({ sheet, at }: HeadingsPlace): FileTable => ({
      source: { sheet: sheet.name, otherSheets },
      ...tableFrom(sheet.rows, at),
    });
    const table = tableAt(best);
    if (table.rows.length > limits.importFileRows) throw tooManyRows();
    return { table, others: rest.map(tableAt) };
  });
}

/** A name, an address or a blank row may stand above the headings. */
const mostRowsAbove = 20;

type HeadingsPlace = { sheet: Sheet; at: number; known: number };

/** Returns the row of a sheet that may be its headings, with the number of columns they name. */
function headingsPlace(sheet: Sheet): HeadingsPlace | undefined {
  const places = sheet.rows.slice(0, mostRowsAbove).flatMap((cells, at): HeadingsPlace[] => {
    if (!hasText(cells)) return [];
    const columns = new Set(matchColumns(cells).filter((column) => typeof column === 'string'));
    return [{ sheet, at, known: columns.size }];
  });
  return places.toSorted((a, b) => b.known - a.known)[0];
}

function openMenu(readTables: () => Exclude<OpenedMenuFile, { fault: string }>): OpenedMenuFile {
  try {
    const opened = readTables();
    requirePossibleMenu(opened.table.headings);
    if (opened.table.rows.length === 0) throw new FileFault(words.noDishes);
    return opened;
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
  /** The categories of the menu. Default: those that the restaurant began with. */
  present?: readonly NamedCategory[];
};

/** Returns the rows of a file. */
export function readMenuRows(table: FileTable, matching: MenuMatching): MenuFileRow[] {
  const rows = table.rows.map((row) => readMenuRow(readRow(row, matching.columns), matching));
  markRepeated(rows);
  return rows;
}

function readMenuRow(
  { number, cells, isTooLong }: CsvRow<MenuColumn>,
  matching: MenuMatching,
): MenuFileRow {
  const file: MenuFileRow = { number, row: { ...cells }, errors: {} };
  if (cells.price !== undefined) readPrice(cells.price, file);
  if (cells.category !== undefined) readCategory(cells.category, file, matching);
  if (isTooLong) file.errors['row'] = fileWords.rowTooLong;
  return file;
}

/** Replaces the category by its ID. The server refuses one that nobody knows. */
function readCategory(
  text: string,
  { row, errors }: MenuFileRow,
  { categories: known, present }: MenuMatching,
): void {
  const category = matchCategory(text, present) ?? known.get(foldWords(text));
  if (category === null) errors['category'] = words.categoryLeftOut(beginningOf(text, 60));
  else row.category = category ?? text;
}

/** Replaces the price by a number if its meaning is clear. The server refuses any other text. */
function readPrice(text: string, { row, errors }: MenuFileRow): void {
  const parsed = readPriceCell(text);
  if ('cents' in parsed) row.price = priceFromCents(parsed.cents);
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
    else if (id === '') errors['name'] = words.dishTwice(first);
    else errors['_id'] = words.idTwice(first);
  }
}
