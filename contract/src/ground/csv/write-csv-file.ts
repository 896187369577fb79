import Papa from 'papaparse';
import { guardCell } from './guard-cell.ts';

/** The mark that tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Returns a CSV file: a byte order mark, a row of column names and the other rows, each ended by
 * CRLF. No spreadsheet takes a cell for a formula.
 */
export function writeCsvFile(columns: readonly string[], rows: readonly string[][]): string {
  const cells = [[...columns], ...rows.map((row) => row.map(guardCell))];
  const options = { newline: '\r\n', quotes: holdsSemicolon };
  return `${byteOrderMark}${Papa.unparse(cells, options)}\r\n`;
}

/** Whether a cell needs quotes because some spreadsheets also separate cells by semicolons. */
function holdsSemicolon(cell: unknown): boolean {
  return String(cell).includes(';');
}
