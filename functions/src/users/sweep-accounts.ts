import type { OrderStore } from '../orders/order/store.ts';
import type { PushStore } from '../push/store.ts';
import type { Accounts } from './accounts.ts';
import { completeRemoval } from './delete-user.ts';
import type { PersonOnFile, UserStore } from './store.ts';

/** The number of people per page, the maximum that Auth returns at once. */
const peoplePerPage = 100;

export type AccountSweep = {
  /** The number of people looked up. */
  checked: number;
  /** The number of people whose cart and document have been removed. */
  removed: number;
  /** The people who could not be removed. A later sweep tries them again. */
  failures: { uid: string; error: unknown }[];
  /** False if one limit was reached. The next sweep continues from there. */
  isComplete: boolean;
};

type SweepAccountsDeps = {
  accounts: Accounts;
  users: UserStore;
  orders: Pick<OrderStore, 'forgetDiner'>;
  push: Pick<PushStore, 'forgetPerson'>;
};

type Bounds = {
  /** The maximum number of people checked. Default: 20 000. */
  mostChecked?: number;
  /** The most people removed, in case of a mistake at the provider. Default: 500. */
  mostRemoved?: number;
  /** The time after which no further person is begun. Default: no limit. */
  untilMs?: number;
};

/**
 * Removes what remains of people whose account was deleted at the provider, not through this API:
 * their cart, their data in orders, and their document. The claim is gone with the account. It also
 * completes removals that an admin began. Failing for one person stops nobody else; the next sweep
 * resumes an interrupted one.
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

/** Follows the order of `deleteUser`, for the same reasons. */
async function removeLeftovers(
  { users, orders, push }: SweepAccountsDeps,
  { uid }: PersonOnFile,
): Promise<void> {
  await users.startRemovalOfLeftovers(uid);
  await users.emptyCart(uid);
  await push.forgetPerson(uid);
  await orders.forgetDiner(uid);
  await users.finishRemoval(uid);
}
