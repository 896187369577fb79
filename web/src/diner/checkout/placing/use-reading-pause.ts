import { useEffect, useState } from 'react';

/** How long somebody has to read before a press counts. */
const readingMs = 1000;

/**
 * Whether presses do not count yet, because what stands beside the button has just changed: a second
 * press that was already on its way was meant for what stood there before.
 *
 * @param shown what stands beside the button, as a text; undefined for nothing
 */
export function useReadingPause(shown: string | undefined): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setRead(shown);
    }, readingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return shown !== undefined && read !== shown;
}
