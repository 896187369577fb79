import { SignInError } from '../../lib/auth/sign-in-error.ts';
import { messageOf } from '../../lib/http/api-error.ts';

/** Words for a failure at the provider or at the API. */
export function accountErrorWords(error: unknown): string {
  return error instanceof SignInError ? error.shown : messageOf(error);
}
