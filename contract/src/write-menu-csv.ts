import Papa from 'papaparse';
import type { MenuItem } from './menu.ts';
import { guardCell, menuColumns } from './menu-csv-cell.ts';

/** Tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The menu as a CSV file: a byte order mark, a row of column names and a row for each dish, ended
 * by CRLF. Prices are written in dollars with two decimals.
 */
export function writeMenuCsv(items: readonly MenuItem[]): string {
  const rows = items.map((item) => {
    const cells = { ...item, price: item.price.toFixed(2) };
    return menuColumns.map((column) => guardCell(cells[column]));
  });
  return `${byteOrderMark}${Papa.unparse([[...menuColumns], ...rows], { newline: '\r\n' })}\r\n`;
}
