import { isApiError, mayBeDone } from '../lib/http/api-error.ts';
import { onSessionEnd } from '../lib/session/session-events.ts';

/** By action: the key of a call that may have been carried out although no response arrived. */
const openKeys = new Map<string, string>();

onSessionEnd(() => {
  openKeys.clear();
});

/**
 * Makes a call with an Idempotency-Key: a new one, or the previous one of the same action while
 * its outcome is unknown (503, no response). So retrying never does it twice.
 *
 * @param act names the action and its target.
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

/** Deletes something: if a retry finds it already gone, the first attempt succeeded. */
export async function removeOnce(act: string, remove: () => Promise<unknown>): Promise<void> {
  const isRepeated = openKeys.has(act);
  try {
    await withKey(act, remove);
  } catch (error) {
    if (!isRepeated || !isApiError(error, 404)) throw error;
  }
}
