import {
  createSession as createSessionEndpoint,
  endSession as endSessionEndpoint,
} from '@thymely/contract/session/endpoints';
import { saveUser } from '@thymely/contract/users/endpoints';
import type { SignedInAccount } from '../auth/auth-state.ts';
import { ApiError } from '../http/api-error.ts';
import type { sendRequest } from '../http/send-request.ts';
import {
  belongsTo,
  clearAccessTokens,
  emailOf,
  isReusable,
  readAccessToken,
  storeAccessToken,
} from './access-token.ts';
import * as words from './words.en.ts';

export type Credentials = { uid: string; token: string };

/** The session of one person, started at most once and renewed by one request at a time. */
type Flight = {
  account: SignedInAccount;
  started: Promise<void>;
  /** The token, also kept here for browsers that block storage. */
  token?: string;
  renewal?: Promise<Credentials> | undefined;
};

/** A session's start that had no answer yet when the session ended: what it says is about nobody anymore. */
export class EndedStart extends Error {
  override name = 'EndedStart';
}

/**
 * Returns an ID token with the account's email. After the email was changed by a link, the token that
 * this device still has names the earlier one, and the API refuses it.
 */
async function idTokenOf(account: SignedInAccount): Promise<string> {
  const token = await account.getIdToken();
  const email = emailOf(token);
  return email === undefined || email === account.email ? token : account.getIdToken(true);
}

/**
 * The session's logic outside React: one flight at a time, keyed by uid. All callers for the same
 * person get the same promise, so double effects and late auth events are no special cases. A
 * response that arrives after the person has changed is dropped.
 */
export function createSessionManager({ send }: { send: typeof sendRequest }) {
  let current: Flight | undefined;
  const namesOfNewAccounts = new Map<string, string>();

  async function register(flight: Flight): Promise<void> {
    const { account } = flight;
    const name = namesOfNewAccounts.get(account.email) ?? account.displayName ?? '';
    const bearer = await idTokenOf(account);
    await send(saveUser, { body: { name, email: account.email }, bearer });
    namesOfNewAccounts.delete(account.email);
    if (flight !== current) throw notSignedIn();
    const stored = readAccessToken();
    if (stored && isReusable({ token: stored, uid: account.uid })) flight.token = stored;
    else await requestToken(flight, { freshIdToken: false });
  }

  async function requestToken(
    flight: Flight,
    { freshIdToken }: { freshIdToken: boolean },
  ): Promise<Credentials> {
    const { account } = flight;
    const bearer = await (freshIdToken ? account.getIdToken(true) : idTokenOf(account));
    const { token } = await send(createSessionEndpoint, { body: { email: account.email }, bearer });
    if (flight !== current) throw notSignedIn();
    flight.token = token;
    storeAccessToken(token);
    return { uid: account.uid, token };
  }

  function renewOnce(flight: Flight): Promise<Credentials> {
    flight.renewal ??= requestToken(flight, { freshIdToken: true }).finally(() => {
      flight.renewal = undefined;
    });
    return flight.renewal;
  }

  return {
    /**
     * Makes the person known to the API: POST /users, then POST /jwt unless the stored token is
     * still valid. A failed start is forgotten, so that calling again retries.
     * @throws EndedStart when the session ended meanwhile; its cause says what the start failed with
     */
    start(account: SignedInAccount): Promise<void> {
      if (current?.account.uid === account.uid) return current.started;
      const flight: Flight = { account, started: Promise.resolve() };
      current = flight;
      flight.started = register(flight).catch((error: unknown) => {
        if (current !== flight) throw new EndedStart('', { cause: error });
        current = undefined;
        throw error;
      });
      return flight.started;
    },

    /** Sets the name typed at sign-up, which the provider lacks at the first auth event. */
    nameNewAccount({ email, name }: { email: string; name: string }): void {
      namesOfNewAccounts.set(email.trim().toLowerCase(), name);
    },

    /**
     * Returns the access token to send, once the session has started.
     * @throws ApiError UNAUTHENTICATED when no one is signed in
     */
    async credentials(): Promise<Credentials> {
      const flight = requireFlight();
      await flight.started;
      const token = readAccessToken() ?? flight.token;
      const { uid } = flight.account;
      // Another tab may have stored another account's token, which is never sent for this one.
      return token && belongsTo(token, uid) ? { uid, token } : renewOnce(flight);
    },

    /** Returns a replacement for a rejected token; calls rejected together share one request. */
    async renew(refused: Credentials): Promise<Credentials> {
      const flight = requireFlight();
      const stored = readAccessToken();
      const isNewer = stored && stored !== refused.token && belongsTo(stored, refused.uid);
      return isNewer ? { uid: refused.uid, token: stored } : renewOnce(flight);
    },

    /**
     * Ends the access token on the server; other devices keep theirs. It waits for nothing and
     * never fails: a logout works even without a connection.
     */
    endOnServer(): void {
      if (!current) return;
      const stored = readAccessToken();
      const isOwn = stored && belongsTo(stored, current.account.uid);
      const bearer = isOwn ? stored : current.token;
      if (!bearer) return;
      // The request outlives the page, which may be left right afterward.
      send(endSessionEndpoint, { bearer, keepalive: true }).catch(() => undefined);
    },

    /** Forgets the person and removes the tokens from the device. */
    end(): void {
      // Without a session, a name belongs to a sign-up that the provider has not answered yet.
      if (current) namesOfNewAccounts.clear();
      current = undefined;
      clearAccessTokens();
    },
  };

  function requireFlight(): Flight {
    if (!current) throw notSignedIn();
    return current;
  }
}

function notSignedIn(): ApiError {
  return new ApiError({ status: 401, code: 'UNAUTHENTICATED', message: words.logIn });
}

export type SessionManager = ReturnType<typeof createSessionManager>;
