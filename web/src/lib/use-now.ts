import { useEffect, useState } from 'react';
import { serverTimeOf } from './server-clock.ts';

/** Returns the time by the server's clock, in milliseconds, updated at this interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs]);
  return serverTimeOf(now);
}
