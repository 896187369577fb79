/** Returns a query with its question mark; empty if nothing is asked for. */
export function queryString(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
