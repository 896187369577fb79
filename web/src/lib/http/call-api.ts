import type { Endpoint, EndpointSchemas, ResponseOf } from '@thymely/contract/ground/endpoint';
import { isApiError, isUnanswered } from './api-error.ts';
import { sendRequest, type ApiRequest } from './send-request.ts';
import { loadChunk } from '../chunks/load-chunk.ts';
import { onSessionEnd } from '../session/session-events.ts';
import type * as sessionModule from '../session/session.ts';

type CallOptions = {
  /** Sends the access token to a public endpoint too, so that no cache answers. */
  asSignedIn?: boolean;
};

/** The loaded module, so that a page that is being left makes its last calls without an import. */
let session: typeof sessionModule | undefined;

/**
 * Calls an endpoint of the API, with the access token if needed. The session's code is
 * loaded with the first such call: visitors do not need it.
 * @throws ApiError on every response that is not a success
 */
export async function callApi<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  { asSignedIn = false, ...rest }: ApiRequest<Schemas> & CallOptions,
): Promise<ResponseOf<Schemas>> {
  const request = rest as unknown as ApiRequest<Schemas>;
  const needsSession =
    asSignedIn || (endpoint.access !== 'public' && endpoint.access !== 'idToken');
  if (!needsSession) return sendRequest(endpoint, request);
  session ??= await loadChunk(() => import('../session/session.ts'));
  return session.callWithSession(endpoint, request);
}

/** For each action, the key of a call that may have been carried out without a response. */
const openKeys = new Map<string, string>();

onSessionEnd(() => {
  openKeys.clear();
});

/**
 * Makes a call with an Idempotency-Key: a new one, or the previous one of the same action while its
 * outcome is unknown (503, no response). So retrying never does it twice.
 *
 * @param act the name of the action and its target
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
    if (isUnanswered(error)) openKeys.set(act, key);
    else openKeys.delete(act);
    throw error;
  }
}

/** Deletes something. If a retry finds it already gone, the first attempt has succeeded. */
export async function removeOnce(act: string, remove: () => Promise<unknown>): Promise<void> {
  const isRepeated = openKeys.has(act);
  try {
    await withKey(act, remove);
  } catch (error) {
    if (!isRepeated || !isApiError(error, 404)) throw error;
  }
}
