import { AppError } from '../platform/app-error.ts';
import type { SignedIn } from '../sign-in/caller.ts';
import * as words from './words.en.ts';

export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', words.noSuchUser);
}

export function beingRemoved(): AppError {
  return new AppError('CONFLICT', words.beingRemoved);
}

export function emailNotVerified(): AppError {
  return new AppError('CONFLICT', words.emailNotVerified);
}

export function lastAdmin(): AppError {
  return new AppError('CONFLICT', words.lastAdmin);
}

export function listHasChanged(): AppError {
  return new AppError('INVALID_REQUEST', words.listChanged, {
    fields: { after: words.noSuchUser },
  });
}

/** @throws AppError FORBIDDEN for an email that is not the ID token's own. */
export function requireSignInEmail(caller: SignedIn, email: string): void {
  if (email === caller.email) return;
  throw new AppError('FORBIDDEN', words.notSignInEmail);
}
