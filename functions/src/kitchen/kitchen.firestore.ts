import { dayMs } from '@thymely/contract/ground/time';
import {
  AggregateField,
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { noteForBoards } from '../ordering/boards.firestore.ts';
import { toOrderingSettings } from '../ordering/ordering-settings.firestore.ts';
import { unacknowledgedSince } from '../orders/order/unacknowledged.firestore.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import type { KitchenStore, Pause, PauseEnd } from './store.ts';

/** The maximum number of screens, more than any kitchen has, and few enough for a document. */
const mostScreens = 50;

type Screen = { name: string; seenAt: Timestamp };

/** How long the name of a screen is kept: a day longer than the steps that were made on it. */
const nameLifetimeMs = 91 * dayMs;

/** `kitchenScreens/{id}` keeps the name of a screen that is no longer there. */
export function screenOf(db: Firestore, id: string): DocumentReference {
  return db.collection('kitchenScreens').doc(id);
}

/** `kitchen/presence`, and the pause in `settings/ordering`. */
export function createKitchenStore(db: Firestore): KitchenStore {
  const presence = db.doc('kitchen/presence');
  const settings = db.doc('settings/ordering');
  const readScreens = async () => toScreens(await presence.get());

  return {
    async findScreenName(id) {
      return (await readScreens()).get(id)?.name;
    },

    async saveScreen({ id, name, nowMs }) {
      const own = { name, seenAt: Timestamp.fromMillis(nowMs) };
      const screens: Record<string, Screen | FieldValue> = { [id]: own };
      const known = await readScreens();
      const others = [...known].filter(([other]) => other !== id);
      for (const other of forgotten(others, nowMs)) screens[other] = FieldValue.delete();
      const batch = db.batch();
      // Merging keeps screens that send heartbeats at the same time from overwriting each other.
      batch.set(presence, { screens }, { merge: true });
      if (known.get(id)?.name !== name) {
        batch.set(screenOf(db, id), {
          name,
          expireAt: Timestamp.fromMillis(nowMs + nameLifetimeMs),
        });
      }
      await batch.commit();
    },

    async countOpen() {
      const open = db.collection('orders').where('isOpen', '==', true);
      // There are two queries, because counting together with a sum skips documents without the
      // summed field.
      const [counted, summed] = await Promise.all([
        open.count().get(),
        open.aggregate({ revisions: AggregateField.sum('revision') }).get(),
      ]);
      return { open: counted.data().count, revisions: summed.data().revisions };
    },

    async countUnacknowledged(sinceMs) {
      return (await unacknowledgedSince(db, sinceMs).count().get()).data().count;
    },

    savePause: (actor, decide) =>
      retryOnConflict(async () => {
        const snapshot = await settings.get();
        const before = toOrderingSettings(snapshot);
        const decided = decide(before);
        const pause = 'pausedUntil' in decided ? decided : null;
        const { updateTime: lastUpdateTime } = snapshot;
        if (lastUpdateTime === undefined || (before.pausedUntil ?? pause) === null) return;
        const batch = db.batch();
        const fields = pauseFields(decided);
        batch.update(settings, fields, { lastUpdateTime });
        noteForBoards(db, batch, { pausedUntil: fields.pausedUntil });
        record(db, batch, { actor, before, pause });
        await orConflict(batch.commit());
      }),
  };
}

/** Returns the screens in a map, because an ID can be `constructor`. Skips malformed ones. */
function toScreens(presence: DocumentSnapshot): Map<string, Screen> {
  const fields: unknown = presence.get('screens');
  const screens = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return new Map(screens.filter((each): each is [string, Screen] => isScreen(each[1])));
}

function isScreen(value: unknown): value is Screen {
  const { name, seenAt } = (value ?? {}) as Partial<Record<keyof Screen, unknown>>;
  return typeof name === 'string' && seenAt instanceof Timestamp;
}

/** Returns the screens that were away for a day, and the oldest if there are too many. */
function forgotten(screens: [string, Screen][], nowMs: number): string[] {
  const newestFirst = screens.toSorted(
    ([, one], [, other]) => other.seenAt.toMillis() - one.seenAt.toMillis(),
  );
  return newestFirst
    .filter(([, { seenAt }], n) => n >= mostScreens - 1 || seenAt.toMillis() < nowMs - dayMs)
    .map(([id]) => id);
}

function pauseFields(decided: Pause | PauseEnd) {
  if ('pauseEndedAt' in decided) {
    const pauseEndedAt = Timestamp.fromMillis(Date.parse(decided.pauseEndedAt));
    return { pausedUntil: null, pauseReason: '', pauseEndedAt };
  }
  const { pausedUntil, pauseReason } = decided;
  return { pausedUntil: Timestamp.fromMillis(Date.parse(pausedUntil)), pauseReason };
}

type RecordedPause = {
  actor: Actor;
  before: { pausedUntil: string | null; pauseReason: string };
  pause: Pause | null;
};

function record(db: Firestore, batch: WriteBatch, { actor, before, pause }: RecordedPause): void {
  recordChange(db, batch, {
    actor,
    what: pause ? 'ordering.pause' : 'ordering.resume',
    target: 'ordering',
    before: { pausedUntil: before.pausedUntil, pauseReason: before.pauseReason },
    after: { pausedUntil: pause?.pausedUntil ?? null, pauseReason: pause?.pauseReason ?? '' },
  });
}
