import { useEffect, useState } from 'react';

/** Whether `isSo` has been true for at least `forMs`. */
export function useLasting(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => {
      setLasts(true);
    }, forMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, forMs]);
  return isSo && lasts;
}
