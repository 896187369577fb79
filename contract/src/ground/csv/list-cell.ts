/** Stands between the values of a cell: nothing else in a file needs it. */
const separator = '|';

/** What a cell says when there is none of something. An empty one says nothing at all. */
const none = 'none';

/** A list as a cell; one that is missing is an empty cell. */
export function writeListCell(list: readonly string[] | null | undefined): string {
  if (list === null || list === undefined) return '';
  return list.length === 0 ? none : list.join(separator);
}

/** The values of a cell as they stand there; null for an empty cell. */
export function readListCell(cell: string): string[] | null {
  const text = cell.trim();
  if (text === '') return null;
  if (text.toLowerCase() === none) return [];
  return text.split(separator).map((value) => value.trim());
}
