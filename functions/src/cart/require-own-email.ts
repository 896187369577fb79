import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';

/** @throws AppError FORBIDDEN for an e-mail that is not the diner's own. */
export function requireOwnEmail(diner: Diner, email: string): void {
  if (email !== diner.email) throw new AppError('FORBIDDEN', "This isn't your cart.");
}
