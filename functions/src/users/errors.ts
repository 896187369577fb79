import { AppError } from '../platform/app-error.ts';
import type { SignedIn } from '../sign-in/caller.ts';

export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'This user no longer exists.');
}

export function onlyAdmins(): AppError {
  return new AppError('FORBIDDEN', 'Only admins can do this.');
}

export function onlyKitchen(): AppError {
  return new AppError('FORBIDDEN', 'Only the kitchen can do this.');
}

export function beingRemoved(): AppError {
  return new AppError('CONFLICT', 'This user is being removed.');
}

export function emailNotVerified(): AppError {
  return new AppError(
    'CONFLICT',
    "This user hasn't verified their email yet. Anyone could have signed up with it.",
  );
}

export function lastAdmin(): AppError {
  return new AppError('CONFLICT', 'This is the last admin. Make someone else an admin first.');
}

export function listHasChanged(): AppError {
  return new AppError('INVALID_REQUEST', 'The list has changed. Please reload it.', {
    fields: { after: 'This user no longer exists.' },
  });
}

/** @throws AppError FORBIDDEN for an email that is not the ID token's own. */
export function requireSignInEmail(caller: SignedIn, email: string): void {
  if (email === caller.email) return;
  throw new AppError('FORBIDDEN', "This isn't the email you signed in with.");
}
