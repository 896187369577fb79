import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/** Makes the Back button call `close` and stay on the page while `isOpen`. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return openLayer(() => {
      closeNow();
    });
  }, [isOpen]);
}
