import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../when-idle.ts';
import { loadAuth } from '../load-auth.ts';
import { createPreparation, type Readiness } from './preparation.ts';
import * as words from './words.en.ts';

const googleWindow = createPreparation(async () => (await loadAuth()).prepareGoogleWindow());

export type GoogleWindowUse = {
  /** Whether a press has to wait. */
  isLoading: boolean;
  /** Why a press would not open the window, or that it does by now. */
  note: string | undefined;
  /** Opens the window, or tries again to load what it needs. */
  press: (open: () => void) => void;
};

/**
 * Loads what Google's window needs once the page is idle, because browsers such as Safari block a
 * window that does not open within the press. Builds for emulators ask nothing of Google.
 */
export function useGoogleWindow({ isNeeded }: { isNeeded: boolean }): GoogleWindowUse {
  const isAsked = isNeeded && !import.meta.env.VITE_EMULATOR;
  const loaded = useSyncExternalStore<Readiness>(
    googleWindow.subscribe,
    googleWindow.readiness,
    () => 'loading',
  );
  const [isRetried, setIsRetried] = useState(false);
  useEffect(() => {
    if (isAsked) void whenIdle().then(googleWindow.start);
  }, [isAsked]);
  const readiness = isAsked ? loaded : 'ready';
  return {
    isLoading: readiness === 'loading',
    note: noteOf(readiness, isRetried),
    press: (open) => {
      setIsRetried(readiness === 'failed');
      if (readiness === 'failed') googleWindow.start();
      else open();
    },
  };
}

function noteOf(readiness: Readiness, isRetried: boolean): string | undefined {
  if (readiness === 'failed') return words.googleUnreachable;
  return readiness === 'ready' && isRetried ? words.googleReached : undefined;
}
