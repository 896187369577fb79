import type { OrderStore } from '../orders/order/store.ts';
import type { Accounts } from './accounts.ts';
import { completeRemoval } from './delete-user.ts';
import type { PersonOnFile, UserStore } from './store.ts';

/** As many as Auth returns at once. */
const peoplePerPage = 100;

export type AccountSweep = {
  /** People looked up. */
  checked: number;
  /** People whose cart and document have been removed. */
  removed: number;
  /** People who could not be removed. They are tried again when the sweep comes round to them. */
  failures: { uid: string; error: unknown }[];
  /** False when there was more to do than one sweep may: the next one continues from there. */
  isComplete: boolean;
};

type SweepAccountsDeps = {
  accounts: Accounts;
  users: UserStore;
  orders: Pick<OrderStore, 'forgetDiner'>;
};

type Bounds = {
  /** Default 20 000. */
  mostChecked?: number;
  /** Limits what a mistake at the provider can do in a day. Default 500. */
  mostRemoved?: number;
  /** Nobody is begun with after this moment. Default: no such limit. */
  untilMs?: number;
};

/**
 * Removes what is left of people whose account was deleted at the provider, past our own removal:
 * their cart, what their orders say about them, and their document. The claim is gone with the
 * account. Completes removals that an admin began, too. Somebody who cannot be removed stops nobody
 * else; the next sweep resumes an interrupted one.
 *
 * @throws AppError UNAVAILABLE when it cannot be known who has an account.
 */
export async function sweepAccounts(
  parts: SweepAccountsDeps,
  { mostChecked = 20_000, mostRemoved = 500, untilMs = Infinity }: Bounds = {},
): Promise<AccountSweep> {
  const { accounts, users } = parts;
  let after = await users.readSweepProgress();
  const sweep: AccountSweep = { checked: 0, removed: 0, failures: [], isComplete: false };
  while (sweep.checked < mostChecked) {
    const limit = Math.min(peoplePerPage, mostChecked - sweep.checked);
    const people = await users.peopleAfter(after, limit);
    const missing = new Set(await accounts.findMissing(people.map(({ uid }) => uid)));
    for (const person of people) {
      const { uid } = person;
      const isMissing = missing.has(uid);
      if (!isMissing && !person.isLeaving) continue;
      if (sweep.removed === mostRemoved || Date.now() >= untilMs) return sweep;
      try {
        await (isMissing ? removeLeftovers(parts, person) : completeRemoval(parts, uid));
        sweep.removed++;
      } catch (error) {
        sweep.failures.push({ uid, error });
      }
    }
    sweep.checked += people.length;
    after = people.at(-1)?.uid;
    await users.saveSweepProgress(after);
    if (after === undefined) return { ...sweep, isComplete: true };
  }
  return sweep;
}

/** In the order of `deleteUser`, and for its reasons. */
async function removeLeftovers(
  { users, orders }: SweepAccountsDeps,
  { uid }: PersonOnFile,
): Promise<void> {
  await users.startRemovalOfLeftovers(uid);
  await users.emptyCart(uid);
  await orders.forgetDiner(uid);
  await users.finishRemoval(uid);
}
