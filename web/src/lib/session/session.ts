import { authState, setAuthState, type Account } from '../auth/auth-state.ts';
import { isApiError } from '../http/api-error.ts';
import { createApiCaller, createSessionCaller } from '../http/call-with-session.ts';
import { sendRequest } from '../http/send-request.ts';
import { readAccessToken } from './access-token.ts';
import { announceRefusal, announceSessionEnd } from './session-events.ts';
import { createSessionManager } from './session-manager.ts';

const session = createSessionManager({ send: sendRequest });

/** The name typed at sign-up: the provider does not know it yet at the first auth event. */
export function nameNewAccount(account: { email: string; name: string }): void {
  session.nameNewAccount(account);
}

/** Calls an endpoint with the access token; other code uses lib/call-api.ts. */
export const callWithSession = createApiCaller({
  send: sendRequest,
  session,
  onRefused: refuseSession,
});

/** Gives any other call the access token, such as an upload that reports its progress. */
export const withSession = createSessionCaller({ session, onRefused: refuseSession });

/**
 * The person is signed in at the provider: makes them known to the API. Callers for the same
 * person share one start.
 * @throws ApiError when POST /users or POST /jwt fails; the state is then `failed`
 */
export async function startSession(account: Account): Promise<void> {
  const state = authState();
  const isSamePerson = state.status === 'signed-in' && state.account.uid === account.uid;
  if (state.status === 'signed-in' && !isSamePerson) announceSessionEnd();
  const isReady = isSamePerson && state.session === 'ready';
  setAuthState({ status: 'signed-in', account, session: isReady ? 'ready' : 'starting' });
  try {
    await session.start(account);
    settle(account.uid, 'ready');
  } catch (error) {
    settle(account.uid, 'failed');
    if (isApiError(error, 401)) refuseSession(account.uid);
    throw error;
  }
}

/** The person logs out: their access token ends on the server too. Does not wait for a response. */
export function leaveSession(): void {
  session.endOnServer();
  endSession();
}

/** The person is no longer signed in: tokens and all personal data are removed. */
export function endSession({ byServer = false } = {}): void {
  session.end();
  setAuthState({ status: 'signed-out', ...(byServer && { endedByServer: true }) });
  announceSessionEnd();
}

/**
 * The provider reports that no one is signed in. Logging out, here or in another tab, has removed
 * the access token by then: if there still is one, the server has ended the session.
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

function settle(uid: string, status: 'ready' | 'failed'): void {
  const state = authState();
  if (state.status !== 'signed-in' || state.account.uid !== uid) return;
  setAuthState({ ...state, session: status });
}
