import { AppError } from '../http/app-error.ts';
import type { SignedIn } from '../http/caller.ts';
import type { Accounts } from './accounts.ts';
import { ensureUser } from './ensure-user.ts';
import type { StoredUser, UserStore } from './store.ts';

type Request = { caller: SignedIn; name: string; email: string };

/**
 * Called after every sign-in: makes the caller's document, or takes over a changed name
 * or email. A document of an older version gets its search words on the way.
 *
 * @throws AppError FORBIDDEN for an e-mail that is not the caller's own.
 */
export async function saveUser(
  parts: { accounts: Accounts; users: UserStore },
  { caller, name, email }: Request,
): Promise<{ user: StoredUser; created: boolean }> {
  if (email !== caller.email) {
    throw new AppError('FORBIDDEN', "This isn't the email you signed in with.");
  }
  const saved = await ensureUser(parts, { uid: caller.uid, name, email });
  const user = { ...saved.user, name: name || saved.user.name, email };
  const isSame = user.name === saved.user.name && email === saved.user.email;
  if (isSame && saved.user.isSearchable) return saved;
  await parts.users.updateProfile({ uid: user.uid, name: user.name, email });
  return { user, created: false };
}
