import type { Role } from '@thymely/contract/users/endpoints';
import { AppError } from '../platform/app-error.ts';
import type { Diner } from '../sign-in/caller.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { effectiveRole, type StoredUser } from '../sign-in/user.ts';
import { noSuchUser } from './errors.ts';
import type { UserStore } from './store.ts';
import * as words from './words.en.ts';

type RolesDeps = { accounts: Accounts; users: UserStore };
type RolesInput = { actor: Diner; uid: string };

/**
 * Returns whether an email belongs to an admin. Diners may ask only about their own.
 *
 * @throws AppError FORBIDDEN for any other email, whether or not anyone has it.
 */
export async function checkAdmin(
  { accounts, users }: RolesDeps,
  { caller, email }: { caller: Diner; email: string },
): Promise<boolean> {
  if (email === caller.email) return caller.isAdmin;
  if (!caller.isAdmin) throw new AppError('FORBIDDEN', words.onlyOwnEmail);
  const isAdmin = async (user: StoredUser) => {
    const account = await accounts.find(user.uid);
    return account !== undefined && effectiveRole(account, user) === 'admin';
  };
  const answers = await Promise.all((await users.findByEmail(email)).map(isAdmin));
  return answers.includes(true);
}

/**
 * Gives a user any role. Nobody can change their own, and the actor must still be an admin at the
 * first step, so at least one admin remains.
 *
 * @throws AppError CONFLICT for oneself, and as `promoteUser`.
 */
export async function setUserRole(
  deps: RolesDeps,
  { actor, uid, role }: RolesInput & { role: Role },
): Promise<StoredUser> {
  if (uid === actor.uid) {
    throw new AppError('CONFLICT', words.ownRole);
  }
  return giveRole(deps, { actor, uid, role });
}

/**
 * Makes a user an admin.
 *
 * @throws AppError NOT_FOUND, CONFLICT for a user who is being removed or whose email is not
 * verified, FORBIDDEN when the actor has just lost the role.
 */
export async function promoteUser(
  deps: RolesDeps,
  { actor, uid }: RolesInput,
): Promise<StoredUser> {
  return giveRole(deps, { actor, uid, role: 'admin' });
}

/**
 * Changes first the document, then the claim, and then ends every sign-in of someone who may do
 * less than before. If it is interrupted, nobody has gained any power and a loss is complete.
 * Repeating it completes it.
 */
async function giveRole(deps: RolesDeps, { actor, uid, role }: RolesInput & { role: Role }) {
  // If the account is gone and only the document is left, nobody can ever sign in as this user.
  const account = await deps.accounts.find(uid);
  if (account === undefined) throw noSuchUser();
  const { emailVerified } = account;
  const user = await deps.users.setRole({ actor, uid, role, emailVerified });
  return finishRoleChange(deps, user);
}

/**
 * Removes the role from an admin, in the order of `giveRole`. Someone who has not been an admin for
 * a while stays signed in, and kitchen staff keep their role.
 *
 * Nobody can demote themselves, and the actor must still be an admin at the first step, so at least
 * one admin remains.
 *
 * @throws AppError CONFLICT for oneself, NOT_FOUND, FORBIDDEN when the actor has just lost the
 * role.
 */
export async function demoteUser(deps: RolesDeps, { actor, uid }: RolesInput): Promise<StoredUser> {
  if (uid === actor.uid) {
    throw new AppError('CONFLICT', words.ownAdminRole);
  }
  return finishRoleChange(deps, await deps.users.demote({ actor, uid }));
}

/** Performs the steps after the document: the claims, and the end of refused sign-ins. */
async function finishRoleChange(deps: RolesDeps, user: StoredUser): Promise<StoredUser> {
  await syncClaims(deps, user.uid);
  const account = await deps.accounts.find(user.uid);
  const isSignedOut = (account?.validSinceMs ?? 0) >= user.validSinceSeconds * 1000;
  if (!isSignedOut) await deps.accounts.revokeTokens(user.uid);
  return { ...user, claimInSync: true };
}

/**
 * Makes the account's claims match the role in the user's document.
 *
 * @throws AppError UNAVAILABLE when the document kept changing.
 */
export async function syncClaims({ accounts, users }: RolesDeps, uid: string): Promise<void> {
  await users.syncClaims(uid, (role) => accounts.setRoleClaims({ uid, role }));
}
