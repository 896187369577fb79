/** Looks a code up; a newer server may send one that this page does not know. */
export function inTable(
  table: Readonly<Record<string, string>>,
  code: string,
  fallback: string,
): string {
  return Object.hasOwn(table, code) ? (table[code] ?? fallback) : fallback;
}
