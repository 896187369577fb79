/**
 * Where a cell may begin: at the start, and behind whatever separates cells or rows in a spreadsheet
 * with other settings than the file was written for. Quotes around the cell don't help there: they
 * count only where a cell begins. What follows is what spreadsheets take for the beginning of a
 * formula, behind any number of guards, quotes and blanks.
 */
const unguardedPattern = /(^|[;\t\n])(?=[ "']*[=+\-@\t])/g;
const guardedPattern = /(^|[;\t\n])'(?=[ "']*[=+\-@\t])/g;

/**
 * A text as a cell that no spreadsheet runs: whatever could begin a formula gets a `'` in front. So does
 * what begins with such guards already, or it would not come back as it was.
 */
export function guardCell(text: string): string {
  return text.replace(unguardedPattern, "$1'");
}

/** Takes away exactly what `guardCell` puts there. */
export function unguardCell(cell: string): string {
  return cell.replace(guardedPattern, '$1');
}
