import type { Access, Endpoint } from '@thymely/contract/endpoint';
import type { Request } from 'express';
import { AppError, isUnauthenticated, retryAfter } from './app-error.ts';
import type { CallLimits } from './call-limits.ts';
import type { CallerByAccess } from './caller.ts';
import { requireAdmin, type CallerChecks } from './verify-caller.ts';

export type Admission = { checks: CallerChecks; limits: CallLimits };

/**
 * Finds out who calls, and counts the call: for the account that makes it, for the address of a
 * visitor, or apart from both when its token is refused.
 *
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function admitCaller(
  { access, takesEndedSession = false }: Pick<Endpoint, 'access' | 'takesEndedSession'>,
  request: Request,
  { checks, limits }: Admission,
): Promise<CallerByAccess[Access]> {
  if (access === 'public') {
    limits.countVisitor(request);
    return undefined;
  }
  const kind = access === 'admin' ? 'diner' : access;
  const check = checks[takesEndedSession ? 'leavingDiner' : kind];
  try {
    const caller = await check(request.headers.authorization);
    return access === 'admin' ? requireAdmin(caller) : caller;
  } catch (error) {
    if (isUnauthenticated(error)) throw refused(error, limits.countRefused(request));
    throw error;
  }
}

function refused(error: AppError, waitMs: number): AppError {
  if (waitMs === 0) return error;
  const { code, message, cause } = error;
  return new AppError(code, message, { headers: retryAfter(waitMs), cause });
}
