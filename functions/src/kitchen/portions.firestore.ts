import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { noteForBoards } from '../ordering/boards.firestore.ts';
import { toPortions } from '../ordering/portions.firestore.ts';
import { portionPathOf, portionsLeft, type Portions } from '../ordering/portions.ts';
import { ledgerOf, toFirstLedger } from '../orders/ledger/ledger.firestore.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';

type Limiting = {
  actor: Actor;
  day: string;
  /** The dish, or a size as `dish.size`. */
  key: string;
  /** What the audit log calls it. */
  name: string;
};

/** The field `portions` of `days/{day}`. Orders may be placed meanwhile, so it is guarded. */
export function createPortionStore(db: Firestore) {
  type Change = Limiting & {
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
    /** Returns the portions of a business day. One read. */
    readPortions: async (day: string) => toPortions(await ledgerOf(db, day).get()),

    /** Lets so many more portions be ordered for a day on behalf of the actor. */
    limit: ({ left, ...limiting }: Limiting & { left: number }) =>
      retryOnConflict(async () => {
        const read = await ledgerOf(db, limiting.day).get();
        const before = toPortions(read);
        const limit = (before.booked.get(limiting.key) ?? 0) + left;
        if (before.limits.get(limiting.key) === limit) return;
        await write({ ...limiting, read, before, limit });
      }),

    /** Ends a limit on behalf of the actor. Returns false, without a write, if there was none. */
    unlimit: (limiting: Limiting) =>
      retryOnConflict(async () => {
        const read = await ledgerOf(db, limiting.day).get();
        const before = toPortions(read);
        if (!before.limits.has(limiting.key)) return false;
        await write({ ...limiting, read, before, limit: undefined });
        return true;
      }),
  };
}

export type PortionStore = ReturnType<typeof createPortionStore>;

function factsOf(key: string, portions: Portions): { portionsLeft?: string } {
  const left = portionsLeft(portions).get(key);
  return left === undefined ? {} : { portionsLeft: String(left) };
}
