import { ChunkUnavailable } from '../chunks/load-chunk.ts';

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
  message: 'Please provide valid email & password!',
  shown: 'Provide a correct username & password.',
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
  'auth/network-request-failed':
    "We couldn't reach the sign-in service. Check your connection and try again.",
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups and try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you were signed in.',
  'auth/cancelled-popup-request': 'The Google window was closed before you were signed in.',
  'auth/email-already-in-use': "There's already an account with this email. Log in instead.",
  'auth/weak-password': 'This password is too easy to guess. Choose a longer one.',
  'auth/account-exists-with-different-credential':
    "There's already an account with this email. Log in with your password instead.",
};

const unreachableCode = 'auth/network-request-failed';

/** Returns the error for a failed call to the provider by its code, or else a plain sentence. */
export function signInErrorFrom(
  cause: unknown,
  fallback = "We couldn't sign you in. Please try again.",
): SignInError {
  // Without a network the provider's own code may not even load.
  const code = cause instanceof ChunkUnavailable ? unreachableCode : codeOf(cause);
  if (credentialCodes.includes(code)) {
    return new SignInError(wrongCredentials.message, { shown: wrongCredentials.shown, cause });
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
