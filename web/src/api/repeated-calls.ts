import { isApiError, mayBeDone } from '../lib/http/api-error.ts';
import { onSessionEnd } from '../lib/session/session-events.ts';

/** By what was to be done: the key of a call that may have been done, though it was not answered. */
const openKeys = new Map<string, string>();

onSessionEnd(() => {
  openKeys.clear();
});

/**
 * Makes a call with an Idempotency-Key: a new one, or that of the same act before while nobody knows
 * what came of it (503, no answer). So trying again never does it twice.
 *
 * @param act names what is done, and to what.
 */
export async function withKey<Answer>(
  act: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = openKeys.get(act) ?? crypto.randomUUID();
  try {
    const answer = await call(key);
    openKeys.delete(act);
    return answer;
  } catch (error) {
    if (mayBeDone(error)) openKeys.set(act, key);
    else openKeys.delete(act);
    throw error;
  }
}

/** Removes something: that it is gone when a removal is repeated is what the first try was for. */
export async function removeOnce(act: string, remove: () => Promise<unknown>): Promise<void> {
  const isRepeated = openKeys.has(act);
  try {
    await withKey(act, remove);
  } catch (error) {
    if (!isRepeated || !isApiError(error, 404)) throw error;
  }
}
