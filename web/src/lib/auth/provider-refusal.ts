import { ApiError, unreachable } from '../http/api-error.ts';
import * as words from './words.en.ts';

/** The account is gone or disabled, or its sign-in was revoked: retrying cannot help. */
const refusalCodes = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/missing-refresh-token',
]);

/** Whether the provider has ended the session of the person who is signed in. */
export function isProviderRefusal(cause: unknown): boolean {
  return refusalCodes.has(codeOf(cause));
}

/** Returns the API error for a missing ID token: 401 when the provider rejects the person. */
export function tokenFailureFrom(cause: unknown): unknown {
  if (isProviderRefusal(cause)) {
    return new ApiError({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: words.sessionEnded,
      cause,
    });
  }
  return codeOf(cause) === 'auth/network-request-failed' ? unreachable(cause) : cause;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
