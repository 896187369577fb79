import { authState, subscribeToAuth, type AuthState } from './auth-state.ts';
import { loadAuth } from './load-auth.ts';

/** Who is signed in, once that is known and the session has started or failed to. */
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
