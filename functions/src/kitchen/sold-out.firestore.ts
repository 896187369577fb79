import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import type { SoldOut, SoldOutStore } from './sold-out-store.ts';

type Entry = { until: Timestamp | null; byUid: string; at: Timestamp };
type Entries = Record<string, Entry>;

/** `soldOut` of `availability/now`, by the `_id` of the dish. */
export function createSoldOutStore(db: Firestore): SoldOutStore {
  const availability = db.doc('availability/now');

  return {
    async readSoldOut(nowMs) {
      const entries = Object.entries(entriesAt(await availability.get(), nowMs));
      return entries.map(toSoldOut).sort((one, other) => other.atMs - one.atMs);
    },

    mark: ({ actor, dish, untilMs, names, nowMs }) =>
      retryOnConflict(async () => {
        const snapshot = await availability.get();
        const entries = entriesAt(snapshot, nowMs);
        const present = entries[dish];
        if (present !== undefined && toMs(present.until) === untilMs) return;
        const until = untilMs === null ? null : Timestamp.fromMillis(untilMs);
        const kept = Object.entries(entries).filter(([id]) => names.has(id));
        const own = { until, byUid: actor.uid, at: Timestamp.fromMillis(nowMs) };
        const soldOut = { ...Object.fromEntries(kept), [dish]: own };
        const change = { what: 'kitchen.sold-out', actor, dish, name: names.get(dish) } as const;
        await commit(db, snapshot, { ...change, soldOut, before: present, after: own });
      }),

    clear: ({ actor, dish, name, nowMs }) =>
      retryOnConflict(async () => {
        const snapshot = await availability.get();
        const { [dish]: present, ...soldOut } = entriesAt(snapshot, nowMs);
        if (present === undefined) return false;
        const change = { what: 'kitchen.available', actor, dish, name } as const;
        await commit(db, snapshot, { ...change, soldOut, before: present, after: undefined });
        return true;
      }),
  };
}

/** Those that are not over. */
function entriesAt(snapshot: DocumentSnapshot, nowMs: number): Entries {
  const entries = Object.entries((snapshot.get('soldOut') ?? {}) as Entries);
  return Object.fromEntries(entries.filter(([, { until }]) => (toMs(until) ?? Infinity) > nowMs));
}

function toSoldOut([dish, { until, at }]: [string, Entry]): SoldOut {
  return { dish, untilMs: toMs(until), atMs: toMs(at) ?? 0 };
}

/** Null for what is no time: a slip of the hand in the Firebase console takes nothing down. */
function toMs(time: unknown): number | null {
  return time instanceof Timestamp ? time.toMillis() : null;
}

type RecordedChange = {
  what: AuditKind;
  actor: Actor;
  dish: string;
  name: string | undefined;
  soldOut: Entries;
  before: Entry | undefined;
  after: Entry | undefined;
};

async function commit(db: Firestore, snapshot: DocumentSnapshot, change: RecordedChange) {
  const { soldOut, name = '', dish, what, actor, before, after } = change;
  const batch = db.batch();
  const { updateTime: lastUpdateTime } = snapshot;
  const revision = Number(snapshot.get('revision') ?? 0) + 1;
  if (lastUpdateTime === undefined) {
    batch.create(snapshot.ref, { soldOut, choices: {}, revision });
  } else {
    batch.update(snapshot.ref, { soldOut, revision }, { lastUpdateTime });
  }
  const facts = { before: factsOf(name, before), after: factsOf(name, after) };
  recordChange(db, batch, { actor, what, target: dish, ...facts });
  await guarded(batch.commit());
}

function factsOf(name: string, entry: Entry | undefined) {
  if (entry === undefined) return { name };
  const untilMs = toMs(entry.until);
  return { name, soldOutUntil: untilMs === null ? 'recalled' : new Date(untilMs).toISOString() };
}
