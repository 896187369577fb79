import { refuseSession } from '../session/session.ts';
import { authState } from './auth-state.ts';
import { loadAuth, type AuthChunk } from './load-auth.ts';
import { signInErrorFrom } from './sign-in-error.ts';

/**
 * Asks the provider for something on behalf of the person who is signed in. When it does not know
 * them any more, their session ends here too.
 * @throws SignInError with the words of `fallback` for an unknown failure
 */
export async function askProvider<Answer>(
  ask: (auth: AuthChunk) => Promise<Answer>,
  fallback: string,
): Promise<Answer> {
  const state = authState();
  let auth: AuthChunk | undefined;
  try {
    auth = await loadAuth();
    return await ask(auth);
  } catch (cause) {
    const isRefusal = auth?.isProviderRefusal(cause) === true;
    if (isRefusal && state.status === 'signed-in') refuseSession(state.account.uid);
    throw signInErrorFrom(cause, fallback);
  }
}
