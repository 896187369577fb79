import { isApiError, isUnanswered } from '../http/api-error.ts';
import { onPageWake } from '../page-wake.ts';
import { authState, subscribeToAuth } from './auth-state.ts';
import { retrySession } from '../session/session.ts';

/** The pause before each try, and before all that follow the last one. */
const pausesMs = [2000, 5000, 15_000, 30_000];

/** The share by which a pause varies, so that not every page comes back at the same moment. */
const spread = 0.2;

/** The longest that an answer can make the page wait: a proxy may ask for days. */
const longestPauseMs = 10 * 60_000;

/** The shortest time between two tries, however often the page is looked at. */
const leastPauseMs = 5000;

/**
 * Tries a start of the session that failed again by itself: after a pause, and as soon as the page
 * is looked at or online again. What the API itself refuses is not repeated.
 * @param random returns a number from 0 to 1
 * @returns a function that ends it
 */
export function retryFailedStarts(random: () => number = Math.random): () => void {
  let handled: unknown;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAtMs = 0;
  /** Before this time, nothing makes a try earlier. */
  let notBeforeMs = 0;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const tryAt = (atMs: number) => {
    cancel();
    dueAtMs = atMs;
    timer = setTimeout(
      () => {
        timer = undefined;
        // The auth state says how it went.
        retrySession().catch(() => undefined);
      },
      Math.max(0, atMs - Date.now()),
    );
  };

  const planNextTry = () => {
    const state = authState();
    const failure = state.status === 'signed-in' && state.session === 'failed' && state.failure;
    if (!failure) {
      cancel();
      tries = 0;
      handled = undefined;
    } else if (failure !== handled) {
      handled = failure;
      cancel();
      if (!mayPass(failure)) return;
      const asked = isApiError(failure) ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
      const askedMs = Math.min(asked, longestPauseMs);
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0;
      const variedMs = pauseMs * (1 + spread * (2 * random() - 1));
      tries += 1;
      notBeforeMs = Date.now() + Math.max(askedMs, leastPauseMs);
      tryAt(Date.now() + Math.max(askedMs, variedMs));
    }
  };

  const stopListening = subscribeToAuth(planNextTry);
  const stopWaking = onPageWake(() => {
    if (timer !== undefined) tryAt(Math.min(dueAtMs, Math.max(Date.now(), notBeforeMs)));
  });
  planNextTry();
  return () => {
    stopListening();
    stopWaking();
    cancel();
  };
}

/** Whether the same call may succeed later. */
function mayPass(failure: unknown): boolean {
  return !isApiError(failure) || isUnanswered(failure) || failure.status === 429;
}
