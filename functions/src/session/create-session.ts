import { AppError, unauthenticated } from '../http/app-error.ts';
import type { SignedIn } from '../http/caller.ts';
import type { Accounts } from '../users/accounts.ts';
import type { UserStore } from '../users/store.ts';

/**
 * Changes an ID token for an access token of 12 hours.
 *
 * @throws AppError FORBIDDEN for an e-mail that is not the ID token's own; UNAUTHENTICATED when the
 * account is being removed.
 */
export async function createSession(
  { accounts, users }: { accounts: Accounts; users: UserStore },
  { caller, email }: { caller: SignedIn; email: string },
): Promise<string> {
  if (email !== caller.email) {
    throw new AppError('FORBIDDEN', "This isn't the email you signed in with.");
  }
  const user = await users.find(caller.uid);
  if (user !== undefined && user.status !== 'active') throw unauthenticated();
  return accounts.createAccessToken(caller.idToken);
}
