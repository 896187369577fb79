import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import { noteForBoards } from '../ordering/boards.firestore.ts';
import { toPortions } from '../ordering/portions.firestore.ts';
import { portionPathOf, portionsLeft, type Portions } from '../ordering/portions.ts';
import { ledgerOf, toFirstLedger } from '../orders/ledger/ledger.firestore.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import type { PortionStore } from './portions-store.ts';

/** The field `portions` of `days/{day}`. Orders may be placed meanwhile, so it is guarded. */
export function createPortionStore(db: Firestore): PortionStore {
  type Change = Parameters<PortionStore['unlimit']>[0] & {
    read: DocumentSnapshot;
    before: Portions;
    limit: number | undefined;
  };
  const write = async ({ read, before, limit, actor, key, name }: Change) => {
    const { updateTime: lastUpdateTime } = read;
    const path = `portions.${portionPathOf(key)}`;
    const batch = db.batch();
    if (lastUpdateTime === undefined) batch.create(read.ref, toFirstLedger({ [path]: limit ?? 0 }));
    else batch.update(read.ref, { [path]: limit ?? FieldValue.delete() }, { lastUpdateTime });
    if (before.limits.size === 0) noteForBoards(db, batch, { limitedAt: Timestamp.now() });
    const limits = new Map(before.limits);
    if (limit === undefined) limits.delete(key);
    else limits.set(key, limit);
    // The target of a size is its dish: the audit log is searched for it.
    const [target = key] = key.split('.');
    recordChange(db, batch, {
      actor,
      what: 'kitchen.portions',
      target,
      before: { name, ...factsOf(key, before) },
      after: { name, ...factsOf(key, { ...before, limits }) },
    });
    await orConflict(batch.commit());
  };
  return {
    readPortions: async (day) => toPortions(await ledgerOf(db, day).get()),

    limit: ({ left, ...limiting }) =>
      retryOnConflict(async () => {
        const read = await ledgerOf(db, limiting.day).get();
        const before = toPortions(read);
        const limit = (before.booked.get(limiting.key) ?? 0) + left;
        if (before.limits.get(limiting.key) === limit) return;
        await write({ ...limiting, read, before, limit });
      }),

    unlimit: (limiting) =>
      retryOnConflict(async () => {
        const read = await ledgerOf(db, limiting.day).get();
        const before = toPortions(read);
        if (!before.limits.has(limiting.key)) return false;
        await write({ ...limiting, read, before, limit: undefined });
        return true;
      }),
  };
}

function factsOf(key: string, portions: Portions): { portionsLeft?: string } {
  const left = portionsLeft(portions).get(key);
  return left === undefined ? {} : { portionsLeft: String(left) };
}
