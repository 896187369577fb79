import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { Accounts } from './accounts.ts';
import { noSuchUser } from './no-such-user.ts';
import { requireChanged } from './require-changed.ts';
import { syncClaim } from './sync-claim.ts';
import type { StoredUser, UserStore } from './store.ts';

/**
 * Makes a user an admin: first the document, then the claim. Interrupted in between, nobody has got
 * any power, and repeating it completes it.
 *
 * @throws AppError NOT_FOUND, CONFLICT for a user who is being removed or whose email nobody has
 * proven to own, FORBIDDEN when the actor has just lost the role.
 */
export async function promoteUser(
  parts: { accounts: Accounts; users: UserStore },
  { actor, uid }: { actor: Diner; uid: string },
): Promise<StoredUser> {
  // A document left over without its account: nobody can ever sign in as this user.
  const account = await parts.accounts.find(uid);
  if (account === undefined) throw noSuchUser();
  const { emailVerified } = account;
  const outcome = await parts.users.promote({ actorUid: actor.uid, uid, emailVerified });
  if (outcome === 'being removed') {
    throw new AppError('CONFLICT', 'This user is being removed.');
  }
  if (outcome === 'email not verified') {
    throw new AppError(
      'CONFLICT',
      "This user hasn't verified their email yet. Anyone could have signed up with it.",
    );
  }
  const user = requireChanged(outcome);
  await syncClaim(parts, uid);
  return { ...user, claimInSync: true };
}
