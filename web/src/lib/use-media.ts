import { useSyncExternalStore } from 'react';

/** Matches a window so low that only the navbar stays in place: a phone on its side. */
export const lowWindow = '(height < 500px)';

/** Matches a window as wide as a desk's, in which a page has two columns. */
export const deskWindow = '(width >= 75rem)';

/** Matches a window so narrow that a table is a list. */
export const phoneWindow = '(width < 48rem)';

/** Whether the window matches a media query. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
