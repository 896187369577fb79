import { AppError } from '../platform/app-error.ts';
import type { Diner } from '../sign-in/caller.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { OrderStore } from '../orders/order/store.ts';
import type { PushStore } from '../push/store.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import type { UserStore } from './store.ts';
import * as words from './words.en.ts';

type DeleteUserDeps = {
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
  parts: DeleteUserDeps,
  { actor, uid }: { actor: Diner; uid: string },
): Promise<void> {
  if (uid === actor.uid) {
    throw new AppError('CONFLICT', words.ownAccount);
  }
  await parts.users.startRemoval({ actor, uid });
  await completeRemoval(parts, uid);
}

/** Performs the removal's steps after the mark, even after one left by an interruption. */
export async function completeRemoval(
  { accounts, users, orders, outbox, push }: DeleteUserDeps,
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
