import { limits } from '@thymely/contract/limits';
import { AppError } from './app-error.ts';

/** @throws AppError INVALID_REQUEST for an Idempotency-Key that is none. */
export function requireIdempotencyKey(key: string): string {
  const most = limits.idempotencyKeyLength;
  if (key.length >= 1 && key.length <= most) return key;
  throw new AppError('INVALID_REQUEST', `An Idempotency-Key must be 1 to ${most} characters long.`);
}
