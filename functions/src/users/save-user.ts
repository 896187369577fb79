import type { SignedIn } from '../sign-in/caller.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { ensureUser, type EnsuredUser } from '../sign-in/user.ts';
import { requireSignInEmail } from './errors.ts';
import { searchVersion } from '../platform/search-prefixes.ts';
import type { UserStore } from './store.ts';

type SaveUserDeps = { accounts: Accounts; users: UserStore };
type SaveUserInput = { caller: SignedIn; name: string; email: string };

/**
 * Creates the caller's document after a sign-in, or stores a changed name or email. A document from
 * an older version also gets its search words.
 *
 * @throws AppError FORBIDDEN for an email that is not the caller's own.
 */
export async function saveUser(
  deps: SaveUserDeps,
  { caller, name, email }: SaveUserInput,
): Promise<EnsuredUser> {
  requireSignInEmail(caller, email);
  const saved = await ensureUser(deps, { uid: caller.uid, name, email });
  const user = { ...saved.user, name: name || saved.user.name, email };
  const isSame = user.name === saved.user.name && email === saved.user.email;
  if (isSame && saved.user.searchVersion === searchVersion) return saved;
  await deps.users.updateProfile(user);
  return { user, created: false };
}
