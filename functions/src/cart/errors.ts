import { AppError } from '../platform/app-error.ts';
import type { Diner } from '../sign-in/caller.ts';
import * as words from './words.en.ts';

/** The error is the same for an unknown line and for one in someone else's cart. */
export function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', words.lineGone);
}

/** @throws AppError FORBIDDEN for an email that is not the diner's own. */
export function requireOwnEmail(diner: Diner, email: string): void {
  if (email !== diner.email) throw new AppError('FORBIDDEN', words.notYourCart);
}
