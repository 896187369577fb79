import Papa from 'papaparse';
import type { MenuItem } from './endpoints.ts';
import { dishColumns, guardCell, menuColumns } from './csv-cell.ts';

/** Tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The menu as a CSV file: a byte order mark, a row of column names and a row for each dish, ended
 * by CRLF. Prices are written in dollars with two decimals.
 *
 * @param versionOf fills the column `version`, which is left out without it.
 */
export function writeMenuCsv(
  items: readonly MenuItem[],
  versionOf?: (item: MenuItem) => string,
): string {
  const columns = versionOf ? menuColumns : dishColumns;
  const rows = items.map((item) => {
    const cells = { ...item, price: item.price.toFixed(2), version: versionOf?.(item) ?? '' };
    return columns.map((column) => guardCell(cells[column]));
  });
  const options = { newline: '\r\n', quotes: holdsSemicolon };
  return `${byteOrderMark}${Papa.unparse([[...columns], ...rows], options)}\r\n`;
}

/**
 * Where spreadsheets separate cells by semicolons, a cell without quotes would end at one, and the
 * rest of it begin like a formula.
 */
function holdsSemicolon(cell: unknown): boolean {
  return String(cell).includes(';');
}
