import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that calls the latest `run`, and only while the component is mounted: a
 * response may come when the person has moved on.
 */
export function useWhileShown(run: () => void): () => void {
  const latest = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    latest.current = run;
    return () => {
      latest.current = undefined;
    };
  });
  return useCallback(() => latest.current?.(), []);
}
