/** What the router keeps in the state of each entry of the history. Nothing else of the app knows its names. */
type RouterEntry = { idx?: number; key?: string; usr?: object } | null;

/** The state of the current entry as it is, with the mark that an open layer adds (lib/layers.ts). */
export function wholeEntry(): object | null {
  return window.history.state as object | null;
}

/** Entries of this visit are numbered from 0; undefined for one that the router has not made. */
export function entryNumber(): number | undefined {
  return (wholeEntry() as RouterEntry)?.idx;
}

/** What the router calls the current entry; the first one has no key of its own. */
export function entryKey(): string {
  return (wholeEntry() as RouterEntry)?.key ?? 'default';
}

/** What the link that made the current entry has passed on with it. */
export function entryState(): object | undefined {
  return (wholeEntry() as RouterEntry)?.usr;
}

/** Whether two states, each from `wholeEntry`, belong to the same entry. */
export function isSameEntry(one: object | null, other: object | null): boolean {
  const [first, second] = [one as RouterEntry, other as RouterEntry];
  return first?.idx === second?.idx && first?.key === second?.key;
}
