/** Looks a code up; a newer server may send one that this page does not know. */
export function inTable<Entry>(
  table: Readonly<Record<string, Entry>>,
  code: string,
  fallback: Entry,
): Entry {
  return Object.hasOwn(table, code) ? (table[code] ?? fallback) : fallback;
}
