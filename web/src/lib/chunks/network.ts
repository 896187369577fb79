import { useSyncExternalStore } from 'react';

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

/** The interval at which the site is polled while something waits. */
const askAgainAfterMs = 5000;

let waiting: Promise<void> | undefined;
const waitListeners = new Set<() => void>();

/** Whether the site responds, whatever the browser reports about the connection. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Resolves once the site responds again. It is checked when the browser reports that the connection
 * is back, on every press, and at regular intervals.
 */
export function whenReachable(): Promise<void> {
  if (!waiting) {
    waiting = untilReachable().finally(() => {
      waiting = undefined;
      announceWait();
    });
    announceWait();
  }
  return waiting;
}

async function untilReachable(): Promise<void> {
  do await nextCue();
  while (!(await isReachable()));
}

function nextCue(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(go, askAgainAfterMs);
    window.addEventListener('online', go, { signal });
    document.addEventListener('click', go, { signal });
  });
}

function announceWait(): void {
  for (const listener of waitListeners) listener();
}

/** Whether a part of the app waits for the network before it can be shown. */
export function useIsWaitingForNetwork(): boolean {
  return useSyncExternalStore(
    (listener) => {
      waitListeners.add(listener);
      return () => waitListeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
}
