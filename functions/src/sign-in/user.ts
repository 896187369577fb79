import type { Role } from '@thymely/contract/users/endpoints';
import { unauthenticated } from '../platform/app-error.ts';
import type { Account, Accounts } from './accounts.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** A user, from the document in `users`. */
export type StoredUser = EndedSessions & {
  uid: string;
  name: string;
  /** The email in lower case, which two users may share. */
  email: string;
  role: Role;
  /** The state of the user. `deleting` marks a removal in progress, which repeating it resumes. */
  status: 'active' | 'deleting';
  /** False until the account's claims definitely match the role. */
  claimInSync: boolean;
  /** The time before which the API ended all sign-ins; 0 if it ended none. */
  validSinceSeconds: number;
  /** The version of the document's search words; 0 if it has none. */
  searchVersion: number;
};

export type NewUser = Pick<StoredUser, 'uid' | 'name' | 'email'>;

export type EnsuredUser = { user: StoredUser; created: boolean };

/** The store of users, as far as a sign-in needs it. */
export type SignInStore = {
  find(uid: string): Promise<StoredUser | undefined>;
  /** Creates a user, unless there is one already. */
  ensure(user: NewUser): Promise<EnsuredUser>;
  /** Removes a user that was created for an account that is gone. */
  discard(uid: string): Promise<void>;
};

/**
 * Returns the role that both the live claim and the document give, so that any half-finished change
 * of role or removal fails closed.
 */
export function effectiveRole(
  { claims }: Pick<Account, 'claims'>,
  { role, status }: Pick<StoredUser, 'role' | 'status'>,
): Role {
  return status === 'active' && claims[role] === true ? role : 'user';
}

type EnsureUserDeps = { accounts: Pick<Accounts, 'find'>; users: SignInStore };

/**
 * Returns the user's document, or creates it, so that no sign-in remains incomplete.
 *
 * @throws AppError UNAUTHENTICATED when the account is being removed, is gone, or has no email.
 */
export async function ensureUser(
  { accounts, users }: EnsureUserDeps,
  newUser: NewUser,
): Promise<EnsuredUser> {
  if (newUser.email === '') throw unauthenticated();
  const { user, created } = await users.ensure(newUser);
  if (user.status !== 'active') throw unauthenticated();
  if (!created) return { user, created };

  // A removal deletes the account before the document. If one ended after the token was checked,
  // the new document belongs to nobody.
  const account = await accounts.find(user.uid);
  if (account === undefined || account.disabled) {
    await users.discard(user.uid);
    throw unauthenticated();
  }
  return { user, created };
}
