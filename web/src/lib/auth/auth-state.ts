import { useSyncExternalStore } from 'react';

/** The signed-in person as the app knows them; no type of the provider leaves lib/auth. */
export type SignedInAccount = {
  uid: string;
  email: string;
  /** Null until the person has a name: this includes the first auth event after signing up. */
  displayName: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
  /** Whether the person signs in with a password; otherwise it is Google that knows them. */
  hasPassword: boolean;
  /**
   * Returns the provider's own token; `forceRefresh` asks for a new one.
   * @throws ApiError UNAUTHENTICATED when the provider rejects the person, NETWORK if unreachable
   */
  getIdToken(forceRefresh?: boolean): Promise<string>;
};

/**
 * `starting`: signed in at the provider, not yet known to the API. `failed`: POST /users or
 * POST /jwt failed, with `failure`; it is tried again, and the person may retry or log out.
 * `endedByServer`: the person did not choose to leave.
 */
export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out'; endedByServer?: boolean }
  | { status: 'signed-in'; account: SignedInAccount; session: 'starting' | 'ready' }
  | { status: 'signed-in'; account: SignedInAccount; session: 'failed'; failure: unknown };

const loading: AuthState = { status: 'loading' };
let state: AuthState = loading;
const listeners = new Set<() => void>();

export function authState(): AuthState {
  return state;
}

export function setAuthState(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The auth state. `loading` until the auth chunk has reported, and during every sign-in. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribeToAuth, authState, () => loading);
}

/** The signed-in account once the API knows it; queries for personal data wait for it. */
export function useReadyAccount(): SignedInAccount | undefined {
  const current = useAuthState();
  const isReady = current.status === 'signed-in' && current.session === 'ready';
  return isReady ? current.account : undefined;
}
