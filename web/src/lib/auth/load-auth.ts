import { useSyncExternalStore } from 'react';
import { loadChunk } from '../load-chunk.ts';
import type * as authChunk from './auth-chunk.ts';

export type AuthChunk = typeof authChunk;

let loading: Promise<AuthChunk> | undefined;
let loaded: AuthChunk | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the sign-in provider, once. Sign-in screens call it when they mount, not in the click:
 * Safari blocks a pop-up that opens after waiting for a download.
 */
export function loadAuth(): Promise<AuthChunk> {
  loading ??= loadChunk(() => import('./auth-chunk.ts')).then(
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
