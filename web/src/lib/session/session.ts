import type { Endpoint, EndpointSchemas, ResponseOf } from '@thymely/contract/ground/endpoint';
import {
  authState,
  setAuthState,
  type AuthState,
  type SignedInAccount,
} from '../auth/auth-state.ts';
import { isApiError } from '../http/api-error.ts';
import { sendRequest, type ApiRequest } from '../http/send-request.ts';
import { readAccessToken } from './access-token.ts';
import { announceRefusal, announceSessionEnd } from './session-events.ts';
import { createSessionManager, EndedStart, type SessionManager } from './session-manager.ts';
import { dropAllKept } from './kept.ts';

const session = createSessionManager({ send: sendRequest });

/** Sets the name typed at sign-up, which the provider does not know yet at the first auth event. */
export function nameNewAccount(account: { email: string; name: string }): void {
  session.nameNewAccount(account);
}

/** Makes a call with the access token. */
export const withSession = createSessionCaller({ session, onRefused: refuseSession });

/** Calls an endpoint with the access token; other code uses lib/http/call-api.ts. */
export function callWithSession<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  request: ApiRequest<Schemas>,
): Promise<ResponseOf<Schemas>> {
  return withSession((bearer) => sendRequest(endpoint, { ...request, bearer }));
}

/**
 * Makes a person who is signed in at the provider known to the API. Callers for the same person
 * share one start.
 * @throws ApiError when POST /users or POST /jwt fails; the state is then `failed`
 */
export async function startSession(account: SignedInAccount): Promise<void> {
  const state = authState();
  const isSamePerson = state.status === 'signed-in' && state.account.uid === account.uid;
  if (state.status === 'signed-in' && !isSamePerson) announceSessionEnd();
  // Whoever has read about a failed start reads about it until another one has succeeded.
  setAuthState(isSamePerson ? { ...state, account } : startingWith(account));
  try {
    await session.start(account);
    settle(account.uid, { session: 'ready' });
  } catch (failure) {
    // The same person may have signed in again, with a new password for example.
    if (failure instanceof EndedStart) throw failure.cause;
    settle(account.uid, { session: 'failed', failure });
    if (isApiError(failure, 401)) refuseSession(account.uid);
    throw failure;
  }
}

function startingWith(account: SignedInAccount): AuthState {
  return { status: 'signed-in', account, session: 'starting' };
}

/** Retries POST /users and POST /jwt after a failure. */
export async function retrySession(): Promise<void> {
  const state = authState();
  if (state.status === 'signed-in') await startSession(state.account);
}

/** Ends the session of a person who logs out, on the server too. Does not wait for a response. */
export function leaveSession(): void {
  session.endOnServer();
  endSession();
}

/** Removes the tokens and all personal data of a person who is no longer signed in. */
export function endSession({ byServer = false } = {}): void {
  session.end();
  // A person who did not choose to leave can finish the order after logging in again.
  if (!byServer) dropAllKept();
  setAuthState({ status: 'signed-out', ...(byServer && { endedByServer: true }) });
  announceSessionEnd();
}

/**
 * Handles the provider's report that no one is signed in. A logout, here or in another tab, has
 * removed the access token by then, so if there still is one, the server has ended the session.
 */
export function loseSession(): void {
  const before = authState().status;
  if (before === 'signed-out') return;
  const byServer = readAccessToken() !== undefined;
  endSession({ byServer });
  if (byServer && before === 'signed-in') announceRefusal();
}

/** Logs out a person whom the API or the provider permanently rejects. */
export function refuseSession(uid: string): void {
  const state = authState();
  // The person may have changed while the call was in flight.
  if (state.status !== 'signed-in' || state.account.uid !== uid) return;
  endSession({ byServer: true });
  announceRefusal();
}

function settle(
  uid: string,
  outcome: { session: 'ready' } | { session: 'failed'; failure: unknown },
): void {
  const state = authState();
  if (state.status !== 'signed-in' || state.account.uid !== uid) return;
  setAuthState({ status: 'signed-in', account: state.account, ...outcome });
}

type SessionCallerDeps = {
  session: Pick<SessionManager, 'credentials' | 'renew'>;
  /** Called when the API permanently rejects the session of a person, who is then logged out. */
  onRefused: (uid: string) => void;
};

/** A call with the given access token; it may be made twice. */
type SessionCall<Answer> = (token: string) => Promise<Answer>;

/**
 * Makes calls with the access token and applies the rules for rejected ones: 401 renews the token
 * and retries once, then logs out; 403 to a call with an access token logs out at once, unless it
 * is the app that is rejected; nothing else logs out.
 */
export function createSessionCaller({ session, onRefused }: SessionCallerDeps) {
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

/** Whether the person is rejected. A rejected app (App Check) says nothing about its user. */
function forbids(error: unknown): boolean {
  return isApiError(error, 403) && error.code !== 'APP_CHECK_FAILED';
}
