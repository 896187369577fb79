import type { OrderStore } from '../orders/store.ts';
import type { Accounts } from './accounts.ts';
import type { UserStore } from './store.ts';

/** As many as Auth returns at once. */
const uidsPerPage = 100;

export type AccountSweep = {
  /** People looked up. */
  checked: number;
  /** People without an account whose cart and document have been removed. */
  removed: number;
  /** False when there was more to do than one sweep may: the next one continues from there. */
  isComplete: boolean;
};

type Parts = { accounts: Accounts; users: UserStore; orders: Pick<OrderStore, 'forgetDiner'> };

type Bounds = {
  /** Default 20 000. */
  mostChecked?: number;
  /** Limits what a mistake at the provider can do in a day. Default 500. */
  mostRemoved?: number;
};

/**
 * Removes what is left of people whose account was deleted at the provider, past our own removal:
 * their cart, what their orders say about them, and their document. The claim is gone with the
 * account. The next sweep resumes an interrupted one.
 */
export async function sweepAccounts(
  { accounts, users, orders }: Parts,
  { mostChecked = 20_000, mostRemoved = 500 }: Bounds = {},
): Promise<AccountSweep> {
  let after = await users.readSweepProgress();
  let checked = 0;
  let removed = 0;
  while (checked < mostChecked) {
    const uids = await users.uidsAfter(after, Math.min(uidsPerPage, mostChecked - checked));
    const missing = await accounts.findMissing(uids);
    for (const uid of missing) {
      if (removed === mostRemoved) return { checked, removed, isComplete: false };
      await removeLeftovers({ users, orders }, uid);
      removed++;
    }
    checked += uids.length;
    after = uids.at(-1);
    await users.saveSweepProgress(after);
    if (after === undefined) return { checked, removed, isComplete: true };
  }
  return { checked, removed, isComplete: false };
}

/** In the order of `deleteUser`, and for its reasons. */
async function removeLeftovers({ users, orders }: Omit<Parts, 'accounts'>, uid: string) {
  await users.startRemovalOfLeftovers(uid);
  await users.emptyCart(uid);
  await orders.forgetDiner(uid);
  await users.finishRemoval(uid);
}
