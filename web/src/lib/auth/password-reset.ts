import { endSession } from '../session/session.ts';
import { authState } from './auth-state.ts';
import { loadAuth, type AuthChunk } from './load-auth.ts';
import { SignInError, signInErrorFrom } from './sign-in-error.ts';
import { logOut, signInWithEmail } from './sign-in.ts';
import * as words from './words.en.ts';

/** The link to set a new password cannot be used (again): asking for another one helps. */
export class DeadLinkError extends Error {
  override name = 'DeadLinkError';
}

/** These codes would reveal whether an address has an account. */
const accountCodes = ['auth/user-not-found', 'auth/user-disabled'];

const deadLinkCodes = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/argument-error',
  'auth/missing-code',
  ...accountCodes,
];

/**
 * Mails a link to set a new password. An address without an account is no failure, so that nobody
 * learns who has one.
 * @throws SignInError when the provider fails to send it
 */
export async function sendResetLink(email: string): Promise<void> {
  try {
    const auth = await loadAuth();
    await auth.sendResetEmail(email);
  } catch (cause) {
    const code = codeOf(cause);
    if (accountCodes.includes(code)) return;
    if (code === 'auth/invalid-email') throw new SignInError(words.checkEmail, { cause });
    throw signInErrorFrom(cause, { fallback: words.emailNotSent });
  }
}

export const checkEmailWords = words.checkEmail;

/**
 * Returns the email of the account that a link is for.
 * @throws DeadLinkError when the link cannot be used
 * @throws SignInError when the provider cannot say so
 */
export function emailOfLink(code: string): Promise<string> {
  return withLink((auth) => auth.emailOfResetCode(code), words.linkNotChecked);
}

/**
 * Sets a new password, which ends every session of the account. Throws like {@link emailOfLink}.
 */
export function setNewPassword(input: { code: string; password: string }): Promise<void> {
  return withLink((auth) => auth.resetPassword(input.code, input.password), words.passwordNotSaved);
}

/** Signs in with the new password instead of whoever was signed in on this device. */
export async function signInAfterReset(input: { email: string; password: string }): Promise<void> {
  const before = authState();
  if (before.status === 'signed-in') {
    // The person's own session has ended on the server: no call could be made with it.
    if (before.account.email === input.email) endSession({ byServer: true });
    else await logOut();
  }
  await signInWithEmail(input);
}

async function withLink<Answer>(
  ask: (auth: AuthChunk) => Promise<Answer>,
  fallback: string,
): Promise<Answer> {
  try {
    return await ask(await loadAuth());
  } catch (cause) {
    if (deadLinkCodes.includes(codeOf(cause))) throw new DeadLinkError('', { cause });
    throw signInErrorFrom(cause, { fallback });
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
