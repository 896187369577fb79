import type { Endpoint, EndpointSchemas, ResponseOf } from '@thymely/contract/endpoint';
import type { SessionManager } from '../session/session-manager.ts';
import { isApiError } from './api-error.ts';
import type { ApiRequest, sendRequest } from './send-request.ts';

type SessionParts = {
  session: Pick<SessionManager, 'credentials' | 'renew'>;
  /** The API permanently rejects this person's session: they are logged out. */
  onRefused: (uid: string) => void;
};

/** Makes a call with the given access token; may be called twice. */
export type SessionCall<Answer> = (token: string) => Promise<Answer>;

/**
 * Makes calls with the access token and applies the rules for rejected ones: 401 renews the token
 * and retries once, then logs out; 403 to a call with an access token logs out at once, unless it
 * is the app that is rejected; nothing else logs out.
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

/** The person is rejected. A rejected app (App Check) says nothing about its user. */
function forbids(error: unknown): boolean {
  return isApiError(error, 403) && error.code !== 'APP_CHECK_FAILED';
}

/** Calls endpoints with the access token, by the rules of {@link createSessionCaller}. */
export function createApiCaller({ send, ...parts }: SessionParts & { send: typeof sendRequest }) {
  const withSession = createSessionCaller(parts);
  return function callWithSession<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    request: ApiRequest<Schemas>,
  ): Promise<ResponseOf<Schemas>> {
    return withSession((bearer) => send(endpoint, { ...request, bearer }));
  };
}
