import { AppError } from '../http/app-error.ts';

/** The same for a line that does not exist and for one in somebody else's cart. */
export function noSuchLine(): AppError {
  return new AppError('NOT_FOUND', 'This dish is no longer in your cart.');
}
