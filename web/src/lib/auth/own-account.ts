import { deleteOwnAccount } from '@thymely/contract/users/endpoints';
import { callApi } from '../http/call-api.ts';
import { isApiError, isUnanswered } from '../http/api-error.ts';
import { endSession } from '../session/session.ts';
import { accountErrorWords, askProvider } from './account-changes.ts';
import type { SignInProof } from './firebase-account.ts';
import { loadAuth } from './load-auth.ts';
import { SignInError } from './sign-in-error.ts';
import * as words from './words.en.ts';

const wrongPasswordCodes = [
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
];

/** The password that somebody typed to prove who they are is not theirs. */
export class WrongPasswordError extends SignInError {
  override name = 'WrongPasswordError';
}

/** Says why something was refused: at the password that was typed as proof, or at the form. */
export function proofRefusalOf(error: unknown): { password: string } | { form: string } {
  const words = accountErrorWords(error);
  return error instanceof WrongPasswordError ? { password: words } : { form: words };
}

/**
 * Changes the password. Other devices are logged out.
 * @throws WrongPasswordError
 * @throws SignInError when the provider rejects the new one
 */
export function changePassword(change: { password: string; next: string }): Promise<void> {
  return withProof((auth) => auth.changeFirebasePassword(change), words.passwordNotSaved);
}

/** Mails a link to a new address, which has to be opened. Throws like {@link changePassword}. */
export function sendEmailChange(change: { password: string; email: string }): Promise<void> {
  return withProof((auth) => auth.sendFirebaseEmailChange(change), words.emailNotChanged);
}

/** Whether a deletion got no answer: the account may be disabled by now, and the call gets 401. */
let mayBeDeleted = false;

/**
 * Deletes the account at the API, after a fresh sign-in.
 * @throws WrongPasswordError
 * @throws SignInError when the provider cannot confirm the person
 * @throws ApiError with the open order that keeps the account
 */
export async function deleteAccount(proof: SignInProof): Promise<void> {
  try {
    const bearer = await withProof((auth) => auth.confirmSignIn(proof), words.notConfirmed);
    await callApi(deleteOwnAccount, { bearer });
  } catch (error) {
    const isGone = mayBeDeleted && (isApiError(error, 401) || isAccountGone(error));
    mayBeDeleted = isUnanswered(error);
    if (!isGone) throw error;
  }
}

/** Leaves a device whose person has no account anymore. */
export async function leaveDeletedAccount(): Promise<void> {
  mayBeDeleted = false;
  endSession();
  // The provider's own copy ends with its token, whether or not this works.
  await loadAuth()
    .then((auth) => auth.signOut())
    .catch(() => undefined);
}

async function withProof<Answer>(
  ask: Parameters<typeof askProvider<Answer>>[0],
  fallback: string,
): Promise<Answer> {
  try {
    return await askProvider(ask, fallback);
  } catch (error) {
    const code = codeOf(error);
    if (wrongPasswordCodes.includes(code)) {
      throw new WrongPasswordError(words.wrongPassword, { cause: error });
    }
    if (code === 'auth/user-mismatch') throw new SignInError(words.otherAccount, { cause: error });
    throw error;
  }
}

function isAccountGone(error: unknown): boolean {
  return ['auth/user-disabled', 'auth/user-not-found', 'auth/user-token-expired'].includes(
    codeOf(error),
  );
}

function codeOf(error: unknown): string {
  const cause = error instanceof SignInError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
