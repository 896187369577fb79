import { saveUser } from '@thymely/contract/users/endpoints';
import { callApi } from '../http/call-api.ts';
import { isApiError, messageOf } from '../http/api-error.ts';
import { refuseSession } from '../session/session.ts';
import { authState, setAuthState, type SignedInAccount } from './auth-state.ts';
import { loadAuth, type AuthChunk } from './load-auth.ts';
import { SignInError, signInErrorFrom } from './sign-in-error.ts';
import * as words from './words.en.ts';

/**
 * Makes a request to the provider on behalf of the signed-in person. When the provider no longer
 * knows them, their session ends here too.
 * @throws SignInError with the `fallback` message for an unknown failure
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
    throw signInErrorFrom(cause, { fallback });
  }
}

/** Shows a change of the signed-in person's account; changes of other accounts are ignored. */
export function showAccount(account: SignedInAccount): void {
  const state = authState();
  if (state.status !== 'signed-in' || state.account.uid !== account.uid) return;
  setAuthState({ ...state, account });
}

/**
 * Sends the verification email again.
 * @throws SignInError when the provider fails to send it
 */
export async function sendVerificationAgain(): Promise<void> {
  await askProvider((auth) => auth.sendVerificationEmail(), words.emailNotSent);
}

/** Checks whether the email has been verified by now. Never rejects: the check is repeated. */
export async function checkVerification(): Promise<void> {
  try {
    showAccount(await askProvider((auth) => auth.reloadAccount(), ''));
  } catch {
    // The page keeps what it shows.
  }
}

type Profile = { displayName: string; photoUrl?: string | undefined };

/**
 * Changes the account's name, and its photo if one is given, at the provider and the API.
 * @throws SignInError when the provider rejects it
 * @throws ApiError when the API rejects the name; saving again completes it
 */
export async function saveProfile(profile: Profile): Promise<void> {
  const account = await askProvider(
    (auth) => auth.saveAccountProfile(profile),
    words.profileNotSaved,
  );
  const { email } = account;
  const bearer = await account.getIdToken();
  const body = { name: profile.displayName, email };
  await callApi(saveUser, { body, bearer }).catch((error: unknown) => {
    if (isApiError(error, 401)) refuseSession(account.uid);
    throw error;
  });
  showAccount(account);
}

/** The message for a failure at the provider or the API. */
export function accountErrorWords(error: unknown): string {
  return error instanceof SignInError ? error.shown : messageOf(error);
}
