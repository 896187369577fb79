import { useEffect, useRef } from 'react';
import { openLayer } from './layers.ts';

/** While `isOpen`, the Back button calls `close` and leaves the page under it alone. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return openLayer(() => {
      latestClose.current();
    });
  }, [isOpen]);
}
