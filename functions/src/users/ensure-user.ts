import { unauthenticated } from '../http/app-error.ts';
import type { Accounts } from './accounts.ts';
import type { NewUser, StoredUser, UserStore } from './store.ts';

type Parts = { accounts: Accounts; users: UserStore };

/**
 * The user's document, created when there is none: nobody is stuck half signed in.
 *
 * @throws AppError UNAUTHENTICATED when the account is being removed, is gone, or has no e-mail.
 */
export async function ensureUser(
  { accounts, users }: Parts,
  { uid, name, email }: NewUser,
): Promise<{ user: StoredUser; created: boolean }> {
  if (email === '') throw unauthenticated();
  const existing = await users.find(uid);
  if (existing !== undefined) return { user: requireActive(existing), created: false };

  const user = await users.create({ uid, name, email });
  if (user === undefined) return ensureUser({ accounts, users }, { uid, name, email });

  // A removal deletes the account before the document: if one ended since the token was checked,
  // the document just made belongs to nobody.
  const account = await accounts.find(uid);
  if (account === undefined || account.disabled) {
    await users.discard(uid);
    throw unauthenticated();
  }
  return { user, created: true };
}

function requireActive(user: StoredUser): StoredUser {
  if (user.status !== 'active') throw unauthenticated();
  return user;
}
