import { unauthenticated } from '../platform/app-error.ts';
import type { SignedIn } from '../sign-in/caller.ts';
import type { Accounts } from './accounts.ts';
import { requireSignInEmail } from './errors.ts';
import type { NewUser, StoredUser, UserStore } from './store.ts';

type SaveUserDeps = { accounts: Accounts; users: UserStore };
type SaveUserInput = { caller: SignedIn; name: string; email: string };
type Saved = { user: StoredUser; created: boolean };

/**
 * Creates the caller's document after a sign-in, or stores a changed name or email. A document from
 * an older version also gets its search words.
 *
 * @throws AppError FORBIDDEN for an email that is not the caller's own.
 */
export async function saveUser(
  parts: SaveUserDeps,
  { caller, name, email }: SaveUserInput,
): Promise<Saved> {
  requireSignInEmail(caller, email);
  const saved = await ensureUser(parts, { uid: caller.uid, name, email });
  const user = { ...saved.user, name: name || saved.user.name, email };
  const isSame = user.name === saved.user.name && email === saved.user.email;
  if (isSame && saved.user.isSearchable) return saved;
  await parts.users.updateProfile(user);
  return { user, created: false };
}

/**
 * Returns the user's document, or creates it, so that no sign-in remains incomplete.
 *
 * @throws AppError UNAUTHENTICATED when the account is being removed, is gone, or has no email.
 */
export async function ensureUser(
  { accounts, users }: SaveUserDeps,
  newUser: NewUser,
): Promise<Saved> {
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
