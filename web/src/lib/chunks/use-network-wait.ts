import { useEffect, useEffectEvent } from 'react';
import { whenReachable } from './network.ts';

/**
 * Calls `run` with what waits for the network once the site responds, if the component is still
 * mounted.
 */
export function useNetworkWait<Waiting>(
  waiting: Waiting | undefined,
  run: (waiting: Waiting) => void,
): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (waiting === undefined) return undefined;
    let isMounted = true;
    void whenReachable().then(() => {
      if (isMounted) runLatest(waiting);
    });
    return () => {
      isMounted = false;
    };
  }, [waiting]);
}
