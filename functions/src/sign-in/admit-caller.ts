import type { Access, Endpoint } from '@thymely/contract/ground/endpoint';
import type { Request } from 'express';
import type { Accounts } from './accounts.ts';
import { sessionIdOf } from './ended-sessions.ts';
import { AppError, isUnauthenticated, retryAfter, unauthenticated } from '../platform/app-error.ts';
import type { CallerByAccess, Diner, SignedIn } from './caller.ts';
import { onlyAdmins, onlyKitchen } from './errors.ts';
import { findDiner } from './find-diner.ts';
import type { SignInStore } from './user.ts';

/** The counters of calls before it is known whether they are admitted: see http/call-limits.ts. */
type AdmissionLimits = {
  countVisitor: (request: Request) => void;
  countRefused: (request: Request) => number;
};

/** Returns the caller that the endpoint's access requires. */
export type AdmitCaller = (
  endpoint: Pick<Endpoint, 'access' | 'takesEndedSession'>,
  request: Request,
) => Promise<CallerByAccess[Access]>;

type Admission = { checks: CallerChecks; limits: AdmissionLimits };

/**
 * Identifies the caller, and counts the call for the account that makes it, for the address of a
 * visitor, or separately if its token is refused.
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
  const kind = access === 'admin' || access === 'kitchen' ? 'diner' : access;
  const check = checks[takesEndedSession ? 'leavingDiner' : kind];
  try {
    const caller = await check(request.headers.authorization);
    if (access === 'admin') return requireAdmin(caller);
    return access === 'kitchen' ? requireKitchen(caller) : caller;
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

/** @throws AppError FORBIDDEN for everyone but an effective admin. */
function requireAdmin(caller: SignedIn | Diner): Diner {
  if ('isAdmin' in caller && caller.isAdmin) return caller;
  throw onlyAdmins();
}

/** @throws AppError FORBIDDEN for everyone who is neither kitchen staff nor an admin. */
function requireKitchen(caller: SignedIn | Diner): Diner {
  if ('isKitchen' in caller && caller.isKitchen) return caller;
  throw onlyKitchen();
}

type CallerChecksDeps = { accounts: Accounts; users: SignInStore };

/** The counters of a token: see http/call-limits.ts. */
type TokenLimits = {
  countAccount: (uid: string) => void;
  countEndedToken: (uid: string, token: string) => void;
  isEnded: (token: string) => boolean;
};
type Authorization = string | undefined;

/** The checks that find the caller of each access; kitchen staff and admins are diners, too. */
export type CallerChecks = {
  [Who in Exclude<Access, 'kitchen' | 'admin' | 'public'>]: (
    authorization: Authorization,
  ) => Promise<CallerByAccess[Who]>;
} & {
  /** Returns a diner whose session may have ended: logging out again is not an error. */
  leavingDiner: (authorization: Authorization) => Promise<Diner>;
};

/**
 * Creates the checks. Each throws AppError UNAUTHENTICATED for a token that is missing, forged,
 * expired, revoked or of the wrong kind, UNAVAILABLE when that cannot be checked now, and
 * TOO_MANY_REQUESTS when its account has used up its calls. A call counts as soon as its token is
 * verified, before anything is read.
 */
export function createCallerChecks(
  { accounts, users }: CallerChecksDeps,
  limits: TokenLimits,
): CallerChecks {
  async function requireSignedIn(authorization: Authorization): Promise<SignedIn> {
    const idToken = requireBearerToken(authorization);
    const signIn = await accounts.verifyIdToken(idToken);
    limits.countAccount(signIn.uid);
    return { ...signIn, idToken };
  }

  async function requireDiner(authorization: Authorization): Promise<Diner> {
    const diner = await requireLeavingDiner(authorization);
    if (diner.hasEnded) throw unauthenticated();
    return diner;
  }

  async function requireLeavingDiner(authorization: Authorization): Promise<Diner> {
    const accessToken = requireBearerToken(authorization);
    const signIn = await accounts.verifyAccessToken(accessToken);
    if (limits.isEnded(accessToken)) throw unauthenticated();
    limits.countAccount(signIn.uid);
    try {
      const diner = await findDiner({ accounts, users }, signIn, sessionIdOf(accessToken));
      if (diner.hasEnded) limits.countEndedToken(signIn.uid, accessToken);
      return diner;
    } catch (error) {
      if (isUnauthenticated(error)) limits.countEndedToken(signIn.uid, accessToken);
      throw error;
    }
  }

  return { idToken: requireSignedIn, diner: requireDiner, leavingDiner: requireLeavingDiner };
}

/** The maximum length of a token. Firebase's have 1–2 kB, and claims add at most one more. */
const maxTokenLength = 8192;

const bearerPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Returns the JWT in an Authorization header. Anything that does not look like a JWT is refused
 * here, so that any other failure of the verifier is an outage and not the caller's mistake.
 *
 * @throws AppError UNAUTHENTICATED
 */
function requireBearerToken(authorization: string | undefined): string {
  if (authorization === undefined || authorization.length > maxTokenLength) throw unauthenticated();
  const token = bearerPattern.exec(authorization)?.[1];
  if (token === undefined || !hasJsonParts(token)) throw unauthenticated();
  return token;
}

function hasJsonParts(token: string): boolean {
  return token.split('.').slice(0, 2).every(isJsonObject);
}

function isJsonObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
