/** The separator of a cell's values, a character that no listed value contains. */
const separator = '|';

/** The cell for an empty list. An empty cell means that nothing is declared. */
const none = 'none';

/** Returns the list as a cell; a missing list becomes an empty cell. */
export function writeListCell(list: readonly string[] | null | undefined): string {
  if (list === null || list === undefined) return '';
  return list.length === 0 ? none : list.join(separator);
}

/** Returns the values of a cell unchecked, or null for an empty cell. */
export function readListCell(
  cell: string,
  separators: string | RegExp = separator,
): string[] | null {
  const text = cell.trim();
  if (text === '') return null;
  if (text.toLowerCase() === none) return [];
  return text.split(separators).map((value) => value.trim());
}
