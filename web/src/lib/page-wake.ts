/** The time within which events count as one: a tab that comes to the front fires several. */
const togetherMs = 250;

/**
 * Calls the listener when the page may have missed something, once for all events of the moment:
 * when it becomes visible, gets the focus, is online again, or the back button restores it as it
 * was left.
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
