/** The columns that say what a dish is. */
export const dishColumns = ['_id', 'name', 'category', 'price', 'recipe', 'image'] as const;

/** The columns of a menu as a CSV file, in the order in which they are written. */
export const menuColumns = [...dishColumns, 'version'] as const;
export type MenuColumn = (typeof menuColumns)[number];

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
