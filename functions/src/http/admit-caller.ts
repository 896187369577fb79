import type { Access } from '@thymely/contract/endpoint';
import type { Request } from 'express';
import { AppError } from './app-error.ts';
import type { CallerByAccess } from './caller.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimiter } from './token-bucket.ts';
import { requireAdmin, type CallerChecks } from './verify-caller.ts';

export type Admission = {
  checks: CallerChecks;
  limiter: RateLimiter;
  forwardedHops: number;
};

/**
 * Finds out who calls, and counts the call: for the account that makes it, or for the address of a
 * visitor or of somebody whose token is refused.
 *
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function admitCaller(
  access: Access,
  request: Request,
  { checks, limiter, forwardedHops }: Admission,
): Promise<CallerByAccess[Access]> {
  const countForAddress = () => count(limiter, `ip:${clientAddress(request, forwardedHops)}`);
  const check = checks[access === 'admin' ? 'diner' : access];
  try {
    const caller = await check(request.headers.authorization);
    if (caller === undefined) countForAddress();
    else count(limiter, `uid:${caller.uid}`);
    return access === 'admin' ? requireAdmin(caller) : caller;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') countForAddress();
    throw error;
  }
}

function count(limiter: RateLimiter, caller: string): void {
  const waitMs = limiter.take(caller);
  if (waitMs === 0) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    "You're going a little too fast. Please wait a moment and try again.",
    {
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    },
  );
}
