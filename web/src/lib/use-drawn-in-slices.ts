import { useDeferredValue } from 'react';

/**
 * Whether a large part of a page may be drawn. Once `isReady`, what waited gives way to it in a
 * rendering of its own, which React does in slices: a slow phone answers presses in between.
 */
export function useDrawnInSlices(isReady: boolean): boolean {
  const isDrawn = useDeferredValue(isReady);
  return isReady && isDrawn;
}
