import { useEffectEvent, useLayoutEffect } from 'react';
import { openOverlay } from './overlays.ts';

/** Makes the Back button call `close` and stay on the page while `isOpen`. */
export function useOverlay(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  // A later effect may run after the paint: a quick Back would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return openOverlay(() => {
      closeNow();
    });
  }, [isOpen]);
}
