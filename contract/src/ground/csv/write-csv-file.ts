import Papa from 'papaparse';
import { guardCell } from './guard-cell.ts';

/** Tells spreadsheets that a CSV file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A CSV file: a byte order mark, a row of column names and the others, ended by CRLF. No cell is
 * taken for a formula.
 */
export function writeCsvFile(columns: readonly string[], rows: readonly string[][]): string {
  const cells = [[...columns], ...rows.map((row) => row.map(guardCell))];
  const options = { newline: '\r\n', quotes: holdsSemicolon };
  return `${byteOrderMark}${Papa.unparse(cells, options)}\r\n`;
}

/** Where spreadsheets separate cells by semicolons and commas, a cell without quotes would end at one. */
function holdsSemicolon(cell: unknown): boolean {
  return String(cell).includes(';');
}
