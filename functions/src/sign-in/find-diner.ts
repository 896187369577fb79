import type { Accounts } from './accounts.ts';
import { hasEnded } from './ended-sessions.ts';
import { unauthenticated } from '../platform/app-error.ts';
import type { Diner } from './caller.ts';
import { effectiveRole, ensureUser, type SignInStore } from './user.ts';

type FindDinerDeps = { accounts: Accounts; users: SignInStore };
type ProvenSignIn = Awaited<ReturnType<Accounts['verifyAccessToken']>>;

/**
 * Returns the person who signed in, according to the current account and user document. Both are
 * read on every call, so that a changed role or a removal takes effect with the next one.
 *
 * @throws AppError UNAUTHENTICATED when the sign-in no longer counts.
 */
export async function findDiner(
  { accounts, users }: FindDinerDeps,
  { uid, signedInAtMs, expiresAtMs }: ProvenSignIn,
  sessionId: string,
): Promise<Diner> {
  const [account, stored] = await Promise.all([accounts.find(uid), users.find(uid)]);
  if (account === undefined || account.disabled || signedInAtMs < account.validSinceMs) {
    throw unauthenticated();
  }
  const user = stored ?? (await ensureUser({ accounts, users }, account)).user;
  if (user.status !== 'active') throw unauthenticated();
  const session = { id: sessionId, expiresAtMs };
  const { email, emailVerified } = account;
  const role = effectiveRole(account, user);
  return {
    uid,
    email,
    emailVerified,
    name: user.name,
    role,
    isAdmin: role === 'admin',
    isKitchen: role !== 'user',
    session,
    hasEnded: hasEnded(user, session),
  };
}
