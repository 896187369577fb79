import { writeAmount } from '../ground/csv/decimal-mark.ts';
import { unguardCell } from '../ground/csv/guard-cell.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { writeCsvFile } from '../ground/csv/write-csv-file.ts';
import { writeYesNo } from '../ground/csv/yes-no.ts';
import { centsFromPrice } from '../ground/price/money.ts';
import { furtherCellsOf, type MenuColumn, menuColumns, reasonsColumn } from './csv-columns.ts';
import * as words from './csv-words.en.ts';
import type { MenuItem } from './schema.ts';

type VersionOf<Item> = (item: Item) => string;

/**
 * Returns the menu as a CSV file: a row of column names and a row for each dish. Prices are in
 * the restaurant's currency, with two decimals, as its spreadsheets write them.
 *
 * @param versionOf fills the column `version`, which is left out without it.
 */
export function writeMenuCsv(items: readonly MenuItem[], versionOf?: VersionOf<MenuItem>): string {
  const { columns, rows } = menuTable(items, versionOf);
  return writeCsvFile(
    columns.map((column) => words.headings[column]),
    rows,
  );
}

/** Returns the columns of a menu's file and their cells. */
export function menuTable<Item extends MenuItem>(
  items: readonly Item[],
  versionOf?: VersionOf<Item>,
): { columns: MenuColumn[]; rows: string[][] } {
  const columns = menuColumns.filter((column) => column !== 'version' || versionOf !== undefined);
  const rows = items.map((item) => {
    const cells = {
      ...item,
      ...furtherCellsOf(item),
      price: writeAmount(centsFromPrice(item.price)),
      resting: item.resting ? writeYesNo(true) : '',
      version: versionOf?.(item) ?? '',
    };
    return columns.map((column) => cells[column]);
  });
  return { columns, rows };
}

/**
 * Returns a file of those rows that could not be imported, as they were, with the reasons in their
 * first column. Corrected, it can be imported itself.
 *
 * @param reasons by the numbers of the rows
 */
export function writeFaultyRows(table: FileTable, reasons: ReadonlyMap<number, string>): string {
  const { reasons: heading } = words.headings;
  const place = table.headings.findIndex((name) => [reasonsColumn, heading].includes(name));
  const others = (cells: readonly string[]) =>
    cells.filter((_, index) => index !== place).map(unguardCell);
  const rows = table.rows.flatMap(({ number, cells }) => {
    const reason = reasons.get(number);
    return reason === undefined ? [] : [[reason, ...others(cells)]];
  });
  return writeCsvFile([heading, ...others(table.headings)], rows);
}
