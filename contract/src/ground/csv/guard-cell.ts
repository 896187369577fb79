/**
 * The places where a formula could begin: the start of the text, or whatever separates cells or
 * rows in a spreadsheet with other settings than ours, followed by any number of guards, quotes and
 * blanks, and then by the first character of a formula. Quotes around the cell don't help, because
 * they count only at the beginning of a cell.
 */
const unguardedPattern = /(^|[;\t\n])(?=[ "']*[=+\-@\t])/g;
const guardedPattern = /(^|[;\t\n])'(?=[ "']*[=+\-@\t])/g;

/**
 * Returns the text as a cell in which no spreadsheet sees a formula: a `'` precedes whatever could
 * begin one. Text that already begins with such a guard gets another one, so that it is read back
 * unchanged.
 */
export function guardCell(text: string): string {
  return text.replace(unguardedPattern, "$1'");
}

/** Removes exactly the guards that `guardCell` adds. */
export function unguardCell(cell: string): string {
  return cell.replace(guardedPattern, '$1');
}
