import type { Access } from '@thymely/contract/endpoint';
import type { Accounts } from '../users/accounts.ts';
import { hasEnded, sessionIdOf } from '../users/ended-sessions.ts';
import { onlyAdmins } from '../users/errors.ts';
import { isEffectiveAdmin } from '../users/roles.ts';
import { ensureUser } from '../users/save-user.ts';
import type { UserStore } from '../users/store.ts';
import { isUnauthenticated, unauthenticated } from './app-error.ts';
import { requireBearerToken } from './bearer-token.ts';
import type { CallLimits } from './call-limits.ts';
import type { CallerByAccess, Diner, SignedIn } from './caller.ts';

type Parts = { accounts: Accounts; users: UserStore };
type Limits = Pick<CallLimits, 'countAccount' | 'countEndedToken' | 'isEnded'>;
type Authorization = string | undefined;
type ProvenSignIn = Awaited<ReturnType<Accounts['verifyAccessToken']>>;

/** How each kind of access finds its caller in the Authorization header; an admin is a diner too. */
export type CallerChecks = {
  [Who in Exclude<Access, 'admin' | 'public'>]: (
    authorization: Authorization,
  ) => Promise<CallerByAccess[Who]>;
} & {
  /** A diner whose session may have been ended: logging out again is no mistake. */
  leavingDiner: (authorization: Authorization) => Promise<Diner>;
};

/**
 * Every check throws AppError UNAUTHENTICATED for a token that is missing, forged, expired, revoked
 * or of the wrong kind, UNAVAILABLE when that cannot be found out now, and TOO_MANY_REQUESTS when
 * its account has used up its calls. Calls are counted as soon as the token is proven, before
 * anything is read.
 */
export function createCallerChecks({ accounts, users }: Parts, limits: Limits): CallerChecks {
  async function requireSignedIn(authorization: Authorization): Promise<SignedIn> {
    const idToken = requireBearerToken(authorization);
    const { uid, email } = await accounts.verifyIdToken(idToken);
    limits.countAccount(uid);
    return { uid, email, idToken };
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
      const diner = await findDiner(signIn, sessionIdOf(accessToken));
      if (diner.hasEnded) limits.countEndedToken(signIn.uid, accessToken);
      return diner;
    } catch (error) {
      if (isUnauthenticated(error)) limits.countEndedToken(signIn.uid, accessToken);
      throw error;
    }
  }

  async function findDiner(signIn: ProvenSignIn, sessionId: string): Promise<Diner> {
    const { uid, signedInAtMs, expiresAtMs } = signIn;
    // Read afresh on every call: a promotion, a demotion or a removal counts from the next call on.
    const [account, stored] = await Promise.all([accounts.find(uid), users.find(uid)]);
    if (account === undefined || account.disabled || signedInAtMs < account.validSinceMs) {
      throw unauthenticated();
    }
    const user = stored ?? (await ensureUser({ accounts, users }, account)).user;
    if (user.status !== 'active') throw unauthenticated();
    const session = { id: sessionId, expiresAtMs };
    const isAdmin = isEffectiveAdmin(account, user);
    return { uid, email: account.email, isAdmin, session, hasEnded: hasEnded(user, session) };
  }

  return { idToken: requireSignedIn, diner: requireDiner, leavingDiner: requireLeavingDiner };
}

/** @throws AppError FORBIDDEN for everyone but an effective admin. */
export function requireAdmin(caller: SignedIn | Diner): Diner {
  if ('isAdmin' in caller && caller.isAdmin) return caller;
  throw onlyAdmins();
}
