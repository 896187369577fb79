import Papa from 'papaparse';
import { cellSeparator } from './decimal-mark.ts';
import { guardCell } from './guard-cell.ts';

/** The mark that tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Returns a CSV file: a byte order mark, a row of column names and the other rows, each ended by
 * CRLF, with the separator of the restaurant's spreadsheets. No spreadsheet takes a cell for a formula.
 */
export function writeCsvFile(columns: readonly string[], rows: readonly string[][]): string {
  const cells = [[...columns], ...rows.map((row) => row.map(guardCell))];
  const options = { delimiter: cellSeparator, newline: '\r\n', quotes: holdsSeparator };
  return `${byteOrderMark}${Papa.unparse(cells, options)}\r\n`;
}

/** Whether a cell needs quotes, because some spreadsheets separate cells by the other sign. */
function holdsSeparator(cell: unknown): boolean {
  return /;|,(?!\d\d$)/.test(String(cell));
}
