import { useEffect, useRef, useState } from 'react';
import { whenReachable } from './network.ts';

/** Returns a function that runs an action once the site responds, if the page is still shown. */
export function useNetworkWait() {
  const [isWaiting, setIsWaiting] = useState(false);
  const next = useRef<() => void>(undefined);
  useEffect(() => () => void (next.current = undefined), []);

  const waitForNetwork = (run: () => void) => {
    const isFirst = next.current === undefined;
    next.current = run;
    setIsWaiting(true);
    if (!isFirst) return;
    void whenReachable().then(() => {
      const latest = next.current;
      next.current = undefined;
      setIsWaiting(false);
      latest?.();
    });
  };
  return { isWaiting, waitForNetwork };
}
