/** What spreadsheets take for the beginning of a formula, behind any number of guards. */
const formulaPattern = /^'*[=+\-@\t]/;

/**
 * A text as a cell that no spreadsheet runs: what begins like a formula gets a `'` in front. So does
 * what begins with such guards already, or it would not come back as it was.
 */
export function guardCell(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Takes away exactly what `guardCell` puts there. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formulaPattern.test(cell) ? cell.slice(1) : cell;
}
