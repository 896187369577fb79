import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import type { SoldOut, SoldOutKind, SoldOutStore } from './sold-out-store.ts';

type Entry = { until: Timestamp | null; byUid: string; at: Timestamp };
/** Entries by ID, in a map because an object would seem to contain inherited names. */
type Entries = Map<string, Entry>;

const fieldOf = { dish: 'soldOut', choice: 'choices', size: 'sizes' } as const satisfies Record<
  SoldOutKind,
  string
>;

/** The fields `soldOut`, `choices` and `sizes` of `availability/now`. */
export function createSoldOutStore(db: Firestore): SoldOutStore {
  const availability = db.doc('availability/now');

  return {
    async readSoldOut(nowMs) {
      const snapshot = await availability.get();
      const all = (['dish', 'choice', 'size'] as const).flatMap((kind) =>
        [...entriesAt(snapshot, kind, nowMs)].map(([id, entry]) => toSoldOut(kind, id, entry)),
      );
      return all.sort((one, other) => other.atMs - one.atMs);
    },

    mark: ({ actor, kind, id, untilMs, names, nowMs }) =>
      retryOnConflict(async () => {
        const snapshot = await availability.get();
        const entries = entriesAt(snapshot, kind, nowMs);
        const present = entries.get(id);
        if (present !== undefined && toMs(present.until) === untilMs) return;
        const until = untilMs === null ? null : Timestamp.fromMillis(untilMs);
        const kept = new Map([...entries].filter(([each]) => names.has(each)));
        const own = { until, byUid: actor.uid, at: Timestamp.fromMillis(nowMs) };
        const change = { what: 'kitchen.sold-out', actor, kind, id, name: names.get(id) } as const;
        const after = { entries: kept.set(id, own), before: present, after: own };
        await commit(db, snapshot, { ...change, ...after });
      }),

    clear: ({ actor, kind, id, name, nowMs }) =>
      retryOnConflict(async () => {
        const snapshot = await availability.get();
        const entries = entriesAt(snapshot, kind, nowMs);
        const present = entries.get(id);
        if (present === undefined) return false;
        entries.delete(id);
        const change = { what: 'kitchen.available', actor, kind, id, name } as const;
        await commit(db, snapshot, { ...change, entries, before: present, after: undefined });
        return true;
      }),
  };
}

/** Returns the entries that are not over. */
function entriesAt(snapshot: DocumentSnapshot, kind: SoldOutKind, nowMs: number): Entries {
  const stored = (snapshot.get(fieldOf[kind]) ?? {}) as Record<string, Entry>;
  const entries = Object.entries(stored);
  return new Map(entries.filter(([, { until }]) => (toMs(until) ?? Infinity) > nowMs));
}

function toSoldOut(kind: SoldOutKind, id: string, { until, at }: Entry): SoldOut {
  return { kind, id, untilMs: toMs(until), atMs: toMs(at) ?? 0 };
}

/** Returns null for anything but a time: a typo in the console must not break anything. */
function toMs(time: unknown): number | null {
  return time instanceof Timestamp ? time.toMillis() : null;
}

type RecordedChange = {
  what: AuditKind;
  actor: Actor;
  kind: SoldOutKind;
  id: string;
  name: string | undefined;
  entries: Entries;
  before: Entry | undefined;
  after: Entry | undefined;
};

async function commit(db: Firestore, snapshot: DocumentSnapshot, change: RecordedChange) {
  const { entries, name = '', kind, id, what, actor, before, after } = change;
  const batch = db.batch();
  const { updateTime: lastUpdateTime } = snapshot;
  const revision = Number(snapshot.get('revision') ?? 0) + 1;
  const own = { [fieldOf[kind]]: Object.fromEntries(entries), revision };
  if (lastUpdateTime === undefined) {
    batch.create(snapshot.ref, { soldOut: {}, choices: {}, ...own });
  } else {
    batch.update(snapshot.ref, own, { lastUpdateTime });
  }
  const facts = { before: factsOf(name, before), after: factsOf(name, after) };
  // The target of a choice is its group, and that of a size its dish: the audit log is searched for it.
  const [target = id] = id.split('.');
  recordChange(db, batch, { actor, what, target, ...facts });
  await orConflict(batch.commit());
}

function factsOf(name: string, entry: Entry | undefined) {
  if (entry === undefined) return { name };
  const untilMs = toMs(entry.until);
  return { name, soldOutUntil: untilMs === null ? 'recalled' : new Date(untilMs).toISOString() };
}
