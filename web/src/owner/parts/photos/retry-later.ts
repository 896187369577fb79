import { isApiError, messageOf } from '../../../lib/http/api-error.ts';
import { UnusablePicture } from '../../../lib/pictures/shrink-picture.ts';

/** Waiting longer than this is up to the person. */
const longestWaitMs = 60_000;
const maxAttempts = 4;

/** Repeats a task while the server asks for a little time. */
export async function retryLater<Result>(
  task: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      signal.throwIfAborted();
      return await task();
    } catch (error) {
      const waitMs = waitAfter(error, attempt);
      if (waitMs === undefined || attempt === maxAttempts) throw error;
      await sleep(waitMs, signal);
    }
  }
}

function waitAfter(error: unknown, attempt: number): number | undefined {
  const isBusy = isApiError(error, 429) || isApiError(error, 503);
  if (!isBusy) return undefined;
  const askedMs = (error.retryAfterSeconds ?? 1) * 1000;
  return askedMs > longestWaitMs ? undefined : askedMs * attempt;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('It was stopped.', 'AbortError'));
    });
  });
}

/** Whether the quota of the hour is used up, so that no other photo can be uploaded either. */
export function isQuotaUsedUp(error: unknown): boolean {
  return isApiError(error, 429);
}

export function photoFault(error: unknown): string {
  return error instanceof UnusablePicture ? error.message : messageOf(error);
}
