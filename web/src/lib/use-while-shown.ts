import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that runs `run` as it is by then, and only as long as what uses it is on the screen: an
 * answer may come when the person has gone on.
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
