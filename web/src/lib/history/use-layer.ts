import { useEffect, useRef } from 'react';
import { openLayer } from './layers.ts';

/** Makes the Back button call `close` and stay on the page while `isOpen`. */
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
