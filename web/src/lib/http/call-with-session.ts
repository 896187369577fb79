import type { Endpoint, EndpointSchemas, ResponseOf } from '@thymely/contract/endpoint';
import type { SessionManager } from '../session/session-manager.ts';
import { isApiError } from './api-error.ts';
import type { ApiRequest, sendRequest } from './send-request.ts';

type SessionParts = {
  session: Pick<SessionManager, 'credentials' | 'renew'>;
  /** The API refuses this person's session for good: they are logged out. */
  onRefused: (uid: string) => void;
};

/** Makes a call with the access token it is given; may be made twice. */
export type SessionCall<Answer> = (token: string) => Promise<Answer>;

/**
 * Runs calls with the access token and keeps to the rules of refusal: 401 renews the token once
 * and retries once, then logs out; 403 to a call with an access token logs out at once, unless it
 * is the app that is refused; nothing else ever does.
 */
export function createSessionCaller({ session, onRefused }: SessionParts) {
  return async function withSession<Answer>(call: SessionCall<Answer>): Promise<Answer> {
    const credentials = await session.credentials();
    try {
      return await call(credentials.token);
    } catch (error) {
      if (forbids(error)) onRefused(credentials.uid);
      if (!isApiError(error, 401)) throw error;
    }
    try {
      const renewed = await session.renew(credentials);
      return await call(renewed.token);
    } catch (error) {
      if (isApiError(error, 401) || forbids(error)) onRefused(credentials.uid);
      throw error;
    }
  };
}

/** A refusal of the person. One of the app (App Check) tells nothing about who uses it. */
function forbids(error: unknown): boolean {
  return isApiError(error, 403) && error.code !== 'APP_CHECK_FAILED';
}

/** A caller of endpoints that adds the access token, by the rules of {@link createSessionCaller}. */
export function createApiCaller({ send, ...parts }: SessionParts & { send: typeof sendRequest }) {
  const withSession = createSessionCaller(parts);
  return function callWithSession<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    request: ApiRequest<Schemas>,
  ): Promise<ResponseOf<Schemas>> {
    return withSession((bearer) => send(endpoint, { ...request, bearer }));
  };
}
