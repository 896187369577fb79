import type { AppCheck as FirebaseAppCheck } from 'firebase-admin/app-check';
import type { AppCheck } from './app-check.ts';
import { unavailable } from '../platform/app-error.ts';
import { codeOf } from '../platform/error-codes.ts';

const tokenErrorCodes = new Set<unknown>([
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
]);

/** @param firebase is called on first use, because most projects never send a token. */
export function createAppCheck(firebase: () => Promise<FirebaseAppCheck>): AppCheck {
  return {
    async verify(token) {
      const appCheck = await firebase();
      try {
        await appCheck.verifyToken(token);
        return true;
      } catch (error) {
        if (isTokenError(error)) return false;
        throw unavailable(error);
      }
    },
  };
}

/** Whether the token is invalid. Unavailable keys have the same code, but another message. */
function isTokenError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return tokenErrorCodes.has(codeOf(error)) && !message.includes('Error fetching');
}
