import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from './overlays.ts';

/** Makes the Back button call `close` and stay on the page while `isOpen`. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    return openOverlay(() => {
      closeNow();
    });
  }, [isOpen]);
}
