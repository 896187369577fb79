import { useSyncExternalStore } from 'react';

/** Who is signed in, as the app knows them: no type of the sign-in provider leaves lib/auth. */
export type Account = {
  uid: string;
  email: string;
  /** Null until the person has a name: also at the first auth event after signing up. */
  displayName: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
  /**
   * The provider's own token; `forceRefresh` asks for a new one.
   * @throws ApiError UNAUTHENTICATED when the provider refuses the person, NETWORK without an answer
   */
  getIdToken(forceRefresh?: boolean): Promise<string>;
};

/**
 * `starting`: signed in at the provider, the API does not know it yet. `failed`: it could not be
 * told (POST /users or /jwt failed); the person may retry or log out. `endedByServer`: nobody chose
 * to leave.
 */
export type SessionStatus = 'starting' | 'ready' | 'failed';

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out'; endedByServer?: boolean }
  | { status: 'signed-in'; account: Account; session: SessionStatus };

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

/** Who is signed in. `loading` until the auth chunk has spoken, and during every sign-in. */
export function useAuthState(): AuthState {
  return useSyncExternalStore(subscribeToAuth, authState, () => loading);
}

/** The signed-in account once the API knows it; queries of one's own wait for it. */
export function useReadyAccount(): Account | undefined {
  const current = useAuthState();
  const isReady = current.status === 'signed-in' && current.session === 'ready';
  return isReady ? current.account : undefined;
}
