import { useSyncExternalStore } from 'react';
import { loadOptional } from '../chunks/load-chunk.ts';
import type * as authChunk from './auth-chunk.ts';
import { authState, subscribeToAuth, type AuthState } from './auth-state.ts';

export type AuthChunk = typeof authChunk;

let loading: Promise<AuthChunk> | undefined;
let loaded: AuthChunk | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the sign-in provider, once. Every page does when it is idle, and screens with a Google
 * button then load what Google's window needs (google/use-google-window.ts).
 */
export function loadAuth(): Promise<AuthChunk> {
  loading ??= loadOptional(() => import('./auth-chunk.ts')).then(
    (chunk) => {
      loaded = chunk;
      for (const listener of listeners) listener();
      return chunk;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The provider's chunk once something has loaded it. */
export function useAuthChunk(): AuthChunk | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loaded,
    () => undefined,
  );
}

/** The auth state, once it is known and the session has started or failed to. */
export async function settledAuth(): Promise<AuthState> {
  await loadAuth();
  return new Promise((resolve) => {
    const check = () => {
      const state = authState();
      if (state.status === 'loading') return;
      if (state.status === 'signed-in' && state.session === 'starting') return;
      stop();
      resolve(state);
    };
    const stop = subscribeToAuth(check);
    check();
  });
}
