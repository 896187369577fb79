import { useSyncExternalStore } from 'react';

const none: readonly string[] = [];
let shown = none;
const listeners = new Set<() => void>();

/** Sets the opening hours that the footer shows. Any code that loads them calls it. */
export function showHours(hours: readonly string[]): void {
  shown = hours;
  for (const listener of listeners) listener();
}

/**
 * Returns the opening hours in words; none until they are known, or without any. They are outside
 * the query cache, because the footer is in the first load of a page and the cache is not.
 */
export function useShownHours(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
}
