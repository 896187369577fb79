import { ChunkUnavailable } from '../chunks/load-chunk.ts';
import { messageOf } from '../http/api-error.ts';
import { refusedPasswordCode, refusedPasswordWords } from './password-rules.ts';
import * as words from './words.en.ts';

/** A failure of the sign-in provider, with a message for the user. */
export class SignInError extends Error {
  override name = 'SignInError';
  /** The sentence the screens show; `message` is what is stored. */
  readonly shown: string;

  constructor(
    message: string,
    { shown = message, cause }: { shown?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.shown = shown;
  }
}

/** One message for a wrong email and a wrong password does not reveal who has an account. */
const wrongCredentials = {
  message: words.wrongCredentialsStored,
  shown: words.wrongCredentials,
};

const credentialCodes = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/user-disabled',
];

const wordsByCode: Record<string, string> = {
  'auth/network-request-failed': words.unreachable,
  'auth/too-many-requests': words.tooManyAttempts,
  'auth/popup-blocked': words.popupBlocked,
  'auth/popup-closed-by-user': words.popupClosed,
  'auth/cancelled-popup-request': words.popupClosed,
  'auth/email-already-in-use': words.accountExists,
  'auth/weak-password': words.passwordWeak,
  'auth/account-exists-with-different-credential': words.accountHasPassword,
  // Only for those who sign in without a password: see `credentialCodes`.
  'auth/user-disabled': words.accountDisabled,
};

const unreachableCode = 'auth/network-request-failed';

type SignInWords = {
  /** The sentence for everything that is not known. */
  fallback?: string;
  /** Whether a password was typed, which may be the wrong one. */
  byPassword?: boolean;
};

/** Returns the error for a failed call to the provider by its code, or else a plain sentence. */
export function signInErrorFrom(
  cause: unknown,
  { fallback = words.signInFailed, byPassword = true }: SignInWords = {},
): SignInError {
  // The provider's own code may not even load.
  if (cause instanceof ChunkUnavailable && !cause.isOffline) {
    return new SignInError(messageOf(cause), { cause });
  }
  const code = cause instanceof ChunkUnavailable ? unreachableCode : codeOf(cause);
  if (byPassword && credentialCodes.includes(code)) {
    return new SignInError(wrongCredentials.message, { shown: wrongCredentials.shown, cause });
  }
  if (code === refusedPasswordCode) {
    return new SignInError(refusedPasswordWords(cause as Error), { cause });
  }
  return new SignInError(wordsByCode[code] ?? fallback, { cause });
}

/** Whether the person closed Google's window, which is a decision, not an error. */
export function isCancelled(error: unknown): boolean {
  const code = codeOf(error instanceof SignInError ? error.cause : error);
  return code === 'auth/popup-closed-by-user' || code === 'auth/cancelled-popup-request';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
