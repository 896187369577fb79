import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { Account, Accounts } from './accounts.ts';
import { noSuchUser } from './errors.ts';
import type { StoredUser, UserStore } from './store.ts';

type Parts = { accounts: Accounts; users: UserStore };
type Request = { actor: Diner; uid: string };

/**
 * An admin needs both the live claim and the document, so that any half-finished promotion, demotion
 * or removal fails closed.
 */
export function isEffectiveAdmin(
  account: Pick<Account, 'claims'>,
  user: Pick<StoredUser, 'role' | 'status'>,
): boolean {
  return account.claims['admin'] === true && user.role === 'admin' && user.status === 'active';
}

/**
 * Whether an email belongs to an admin. Diners may ask for their own only.
 *
 * @throws AppError FORBIDDEN for any other email, whether or not anyone has it.
 */
export async function checkAdmin(
  { accounts, users }: Parts,
  { caller, email }: { caller: Diner; email: string },
): Promise<boolean> {
  if (email === caller.email) return caller.isAdmin;
  if (!caller.isAdmin) throw new AppError('FORBIDDEN', 'You can only ask about your own email.');
  const isAdmin = async (user: StoredUser) => {
    const account = await accounts.find(user.uid);
    return account !== undefined && isEffectiveAdmin(account, user);
  };
  const answers = await Promise.all((await users.findByEmail(email)).map(isAdmin));
  return answers.includes(true);
}

/**
 * Makes a user an admin: first the document, then the claim. If interrupted in between, nobody has
 * gained any power, and repeating it completes it.
 *
 * @throws AppError NOT_FOUND, CONFLICT for a user who is being removed or whose email is not
 * verified, FORBIDDEN when the actor has just lost the role.
 */
export async function promoteUser(parts: Parts, { actor, uid }: Request): Promise<StoredUser> {
  // A document left over without its account: nobody can ever sign in as this user.
  const account = await parts.accounts.find(uid);
  if (account === undefined) throw noSuchUser();
  const { emailVerified } = account;
  const user = await parts.users.promote({ actor, uid, emailVerified });
  await syncClaim(parts, uid);
  return { ...user, claimInSync: true };
}

/**
 * Takes the role away from an admin: first the document, then the claim, then every sign-in. After
 * the first step there is no power left, and repeating it completes an interrupted one. Someone who
 * has not been an admin for a while stays signed in.
 *
 * Nobody demotes themselves, and the actor is still an admin at the first step: so the last admin stays
 * one.
 *
 * @throws AppError CONFLICT for oneself, NOT_FOUND, FORBIDDEN when the actor has just lost the role.
 */
export async function demoteUser(parts: Parts, { actor, uid }: Request): Promise<StoredUser> {
  if (uid === actor.uid) {
    const message = "You can't remove your own admin role. Ask another admin to do it.";
    throw new AppError('CONFLICT', message);
  }
  const user = await parts.users.demote({ actor, uid });
  await syncClaim(parts, uid);
  const account = await parts.accounts.find(uid);
  const isSignedOut = (account?.validSinceMs ?? 0) >= user.validSinceSeconds * 1000;
  if (!isSignedOut) await parts.accounts.revokeTokens(uid);
  return { ...user, claimInSync: true };
}

/**
 * Makes the account's `admin` claim match the role in the user's document.
 *
 * @throws AppError UNAVAILABLE when the document kept changing.
 */
export async function syncClaim({ accounts, users }: Parts, uid: string): Promise<void> {
  await users.syncClaim(uid, (isAdmin) => accounts.setAdminClaim({ uid, isAdmin }));
}
