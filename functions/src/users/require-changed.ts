import { AppError } from '../http/app-error.ts';
import { noSuchUser } from './no-such-user.ts';
import type { StoredUser } from './store.ts';

/** @throws AppError FORBIDDEN when the actor has just lost the role, NOT_FOUND */
export function requireChanged(
  outcome: StoredUser | 'actor is no admin' | 'no such user',
): StoredUser {
  if (outcome === 'no such user') throw noSuchUser();
  if (outcome === 'actor is no admin') throw new AppError('FORBIDDEN', 'Only admins can do this.');
  return outcome;
}
