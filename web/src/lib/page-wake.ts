/** A tab that comes to the front fires more than one event for it. */
const togetherMs = 250;

/**
 * Runs when the page may have missed something, once for all events of the moment: when it becomes
 * visible, gets the focus, has a connection again, or is shown by the back button as it was left.
 */
export function onPageWake(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let lastAtMs = Number.NEGATIVE_INFINITY;
  const wake = () => {
    if (performance.now() - lastAtMs < togetherMs) return;
    lastAtMs = performance.now();
    listener();
  };
  addEventListener('focus', wake, { signal });
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') wake();
    },
    { signal },
  );
  return () => {
    listening.abort();
  };
}
