import { userLimits } from '@thymely/contract/users/limits';
import { minuteMs } from '@thymely/contract/ground/time';
import { AppError } from '../platform/app-error.ts';
import type { Diner, SignedIn } from '../sign-in/caller.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { OrderStore } from '../orders/order/store.ts';
import type { PushStore } from '../push/store.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import type { UserStore } from './store.ts';
import * as words from './words.en.ts';

/** Whoever knows something about a person, and forgets it. */
export type RemovalDeps = {
  accounts: Accounts;
  users: UserStore;
  orders: Pick<OrderStore, 'forgetDiner'>;
  push: Pick<PushStore, 'forgetPerson'>;
  outbox: Pick<OutboxStore, 'forget'>;
};

/**
 * Removes a user with cart and account, and whatever their orders say about them. The next sweep
 * removes their avatars, however many there are. The first step revokes all rights. Emptying the
 * cart stops orders that are being placed, so that the next step finds all of them. The document is
 * deleted last, because it marks a removal to be resumed: repeating the call completes an
 * interrupted one, and so does the next sweep.
 *
 * Nobody can remove themselves, and the actor must still be an admin at the first step, so the last
 * admin is never removed, and of two admins who remove each other one stays.
 *
 * @throws AppError CONFLICT for oneself, NOT_FOUND, FORBIDDEN when the actor has just lost the
 * role.
 */
export async function deleteUser(
  deps: RemovalDeps,
  { actor, uid }: { actor: Diner; uid: string },
): Promise<void> {
  if (uid === actor.uid) {
    throw new AppError('CONFLICT', words.ownAccount);
  }
  await deps.users.startRemoval({ actor, uid });
  await completeRemoval(deps, uid);
}

/**
 * Removes the caller as `deleteUser` removes a user, in the same steps. An admin has to give up the
 * role first, so the last admin is never removed.
 *
 * @throws AppError FORBIDDEN when the sign-in is not fresh, CONFLICT with the open order or for an
 * admin, NOT_FOUND.
 */
export async function deleteOwnAccount(
  { nowMs, ...deps }: RemovalDeps & { nowMs: () => number },
  { uid, signedInAtMs }: SignedIn,
): Promise<void> {
  const isFresh = nowMs() - signedInAtMs <= userLimits.freshSignInMinutes * minuteMs;
  if (!isFresh) throw new AppError('FORBIDDEN', words.signInAgain);
  await deps.users.startOwnRemoval(uid);
  await completeRemoval(deps, uid);
}

/** Performs the removal's steps after the mark, even after one left by an interruption. */
export async function completeRemoval(
  { accounts, users, orders, outbox, push }: RemovalDeps,
  uid: string,
): Promise<void> {
  await accounts.disable(uid);
  await users.emptyCart(uid);
  await push.forgetPerson(uid);
  await orders.forgetDiner(uid);
  // From now on, no step of their orders adds a mail.
  await outbox.forget(uid);
  await accounts.remove(uid);
  await users.finishRemoval(uid);
}
