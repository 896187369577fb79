import { useSyncExternalStore } from 'react';

const none: readonly string[] = [];
let shown = none;
const listeners = new Set<() => void>();

/** Says what the footer shows as opening hours. Called by whoever gets to know them. */
export function showHours(hours: readonly string[]): void {
  shown = hours;
  for (const listener of listeners) listener();
}

/**
 * The opening hours in words, once they are known; until then, and without any, none. Apart from
 * the query cache, which is not in the first load of a page, as the footer is.
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
