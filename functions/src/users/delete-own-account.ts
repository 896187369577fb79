import { limits } from '@thymely/contract/ground/limits';
import { minuteMs } from '@thymely/contract/ground/time';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { OrderStore } from '../orders/order/store.ts';
import type { PushStore } from '../push/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { SignedIn } from '../sign-in/caller.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { completeRemoval } from './delete-user.ts';
import type { UserStore } from './store.ts';
import * as words from './words.en.ts';

type DeleteOwnAccountDeps = {
  accounts: Accounts;
  users: UserStore;
  orders: Pick<OrderStore, 'forgetDiner'>;
  push: Pick<PushStore, 'forgetPerson'>;
  outbox: Pick<OutboxStore, 'forget'>;
  nowMs: () => number;
};

/**
 * Removes the caller as `deleteUser` removes a user, in the same steps. An admin has to give up the
 * role first, so the last admin is never removed.
 *
 * @throws AppError FORBIDDEN when the sign-in is not fresh, CONFLICT with the open order or for an
 * admin, NOT_FOUND.
 */
export async function deleteOwnAccount(
  { nowMs, ...parts }: DeleteOwnAccountDeps,
  { uid, signedInAtMs }: SignedIn,
): Promise<void> {
  const isFresh = nowMs() - signedInAtMs <= limits.freshSignInMinutes * minuteMs;
  if (!isFresh) throw new AppError('FORBIDDEN', words.signInAgain);
  await parts.users.startOwnRemoval(uid);
  await completeRemoval(parts, uid);
}
