import { refuseSession } from '../session/session.ts';
import { authState } from './auth-state.ts';
import { loadAuth, type AuthChunk } from './load-auth.ts';
import { isProviderRefusal } from './provider-refusal.ts';
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
  try {
    return await ask(await loadAuth());
  } catch (cause) {
    if (isProviderRefusal(cause) && state.status === 'signed-in') refuseSession(state.account.uid);
    throw signInErrorFrom(cause, fallback);
  }
}
