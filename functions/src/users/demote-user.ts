import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { Accounts } from './accounts.ts';
import { requireChanged } from './require-changed.ts';
import { syncClaim } from './sync-claim.ts';
import type { StoredUser, UserStore } from './store.ts';

/**
 * Takes the role of an admin: first the document, then the claim, then every sign-in. From the first
 * step on there is no power left, and repeating it completes an interrupted one. Somebody who has
 * long been no admin stays signed in.
 *
 * Nobody demotes themselves, and the actor is an admin in the moment of the first step: so the last
 * admin stays one.
 *
 * @throws AppError CONFLICT for oneself, NOT_FOUND, FORBIDDEN when the actor has just lost the role.
 */
export async function demoteUser(
  parts: { accounts: Accounts; users: UserStore },
  { actor, uid }: { actor: Diner; uid: string },
): Promise<StoredUser> {
  if (uid === actor.uid) {
    throw new AppError(
      'CONFLICT',
      "You can't remove your own admin role. Ask another admin to do it.",
    );
  }
  const user = requireChanged(await parts.users.demote({ actorUid: actor.uid, uid }));
  await syncClaim(parts, uid);
  const account = await parts.accounts.find(uid);
  const isSignedOut = (account?.validSinceMs ?? 0) >= user.validSinceSeconds * 1000;
  if (!isSignedOut) await parts.accounts.revokeTokens(uid);
  return { ...user, claimInSync: true };
}
