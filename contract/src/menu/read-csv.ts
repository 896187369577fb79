/** Makes rows of a menu of a table whose columns are known. */
import { beginningOf } from '../ground/text/beginning-of.ts';
import { readPriceCell } from '../ground/csv/price-cell.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { type CsvRow, type FileTable, readRow } from '../ground/csv/file-table.ts';
import { priceFromCents } from '../ground/price/money.ts';
import type { WordAnswers } from './doubtful-words.ts';
import type { ImportRow } from './schema.ts';
import { type MenuColumn, menuColumns } from './csv-columns.ts';
import { type KnownCategories, matchCategory, type NamedCategory } from './match-category.ts';
import { asMenuColumn, type HeadingMeaning } from './match-columns.ts';
import * as words from './csv-words.en.ts';
import * as fileWords from '../ground/csv/words.en.ts';

/** A dish of the file. */
export type MenuFileRow = {
  /** The row's number in spreadsheets, which count the row of column names as 1. */
  number: number;
  /** The numbers of all of its rows, if its sizes have rows of their own. */
  rows?: readonly number[];
  /** The name of the modifier list that its sizes come from. */
  sizesFrom?: string;
  /** The row in the form that `importMenu` takes. */
  row: ImportRow;
  /** The errors, by column, that only the whole file reveals. The server checks everything else. */
  errors: Record<string, string>;
};

/** What the headings and the categories of a file mean. */
export type MenuMatching = {
  columns: readonly HeadingMeaning[];
  categories: KnownCategories;
  /** The categories of the menu. Default: those that the restaurant began with. */
  present?: readonly NamedCategory[];
  /** What people have said about doubtful words. */
  words?: WordAnswers;
};

/** Returns the rows of a file in which a dish is one row. */
export function readMenuRows(table: FileTable, matching: MenuMatching): MenuFileRow[] {
  const columns = matching.columns.map(asMenuColumn);
  const rows = table.rows.map((row) => readMenuRow(readRow(row, columns), matching));
  markRepeated(rows);
  return rows;
}

function readMenuRow(
  { number, cells, isTooLong, isMisquoted }: CsvRow<MenuColumn>,
  matching: MenuMatching,
): MenuFileRow {
  const file: MenuFileRow = { number, row: { ...cells }, errors: {} };
  if (cells.image !== undefined) file.row.image = firstAddress(cells.image);
  if (cells.price !== undefined) readPrice(cells.price, file);
  if (cells.category !== undefined) readCategory(cells.category, file, matching);
  if (isTooLong) file.errors['row'] = fileWords.rowTooLong;
  if (isMisquoted) file.errors['row'] = fileWords.rowMisquoted;
  return file;
}

/** Returns the first of several addresses of pictures, with https: pages show no others. */
function firstAddress(cell: string): string {
  const [first = ''] = cell.trim().split(/[\s,;|](?=[\s,;|]?https?:\/\/)/i);
  return first.trim().replace(/^http:/i, 'https:');
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
