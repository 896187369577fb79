import { useEffect, useState } from 'react';

/** Whether the device keeps its screen on for the board. */
export type WakeLockState = 'on' | 'off' | 'unsupported';

/** Keeps the screen on. Browsers end this on hidden pages, so it is requested again after that. */
export function useWakeLock(): WakeLockState {
  const [isOn, setIsOn] = useState(false);
  const isSupported = 'wakeLock' in navigator;
  useEffect(() => {
    if (!isSupported) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) {
          await taken.release();
          return;
        }
        lock = taken;
        setIsOn(true);
        taken.addEventListener('release', () => {
          if (lock === taken) setIsOn(false);
        });
      } catch {
        // The battery may be low, so the next press tries again.
        setIsOn(false);
      }
    };
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    document.addEventListener('click', takeAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', takeAgain);
      document.removeEventListener('click', takeAgain);
      void lock?.release();
    };
  }, [isSupported]);
  if (!isSupported) return 'unsupported';
  return isOn ? 'on' : 'off';
}
