/** The router's part of the state of a history entry. No other file knows its names. */
type RouterEntry = { idx?: number; key?: string; usr?: object } | null;

/** Returns the current entry's state, with the mark of an open overlay (lib/history/overlays.ts). */
export function wholeEntry(): object | null {
  return window.history.state as object | null;
}

/** Returns the entry's number in this visit, from 0; undefined for an entry of someone else. */
export function entryNumber(): number | undefined {
  return routersPart()?.idx;
}

/** Returns the router's key of the current entry; the first entry has no key of its own. */
export function entryKey(): string {
  return routersPart()?.key ?? 'default';
}

/** Returns the state that the link to the current entry has passed on. */
export function entryState(): object | undefined {
  return routersPart()?.usr;
}

/** Whether two states, each from `wholeEntry`, belong to the same entry. */
export function isSameEntry(one: object | null, other: object | null): boolean {
  const first: RouterEntry = one;
  const second: RouterEntry = other;
  return first?.idx === second?.idx && first?.key === second?.key;
}

function routersPart(): RouterEntry {
  return wholeEntry();
}
