import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while a prerendered page is being hydrated, and true from then on. Data that the
 * prerenderer could not know, such as the query string, is read only when this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
