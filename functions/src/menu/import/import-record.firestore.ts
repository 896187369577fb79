import { hourMs } from '@thymely/contract/ground/time';
import { importLimits } from '@thymely/contract/imports/limits';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Actor } from '../../audit/store.ts';
import { importOfSomebodyElse, importTakenBack } from '../errors.ts';
import type { DishChange } from '../store.ts';

/** A document of `imports`. Firestore removes it some time after it has expired. */
export type ImportRecord = {
  who: string;
  /** The time of the last batch. */
  when: Timestamp;
  /** Until when the import can be taken back. */
  expiresAt: Timestamp;
  created: number;
  updated: number;
  /** What it did besides its dishes. */
  steps?: StepOfImport[];
  /** Since when it is being taken back. From then on, it takes no more rows. */
  begunAt?: Timestamp;
  /** When all of it was taken back. */
  endedAt?: Timestamp;
};

/** A group of options, the categories or an order of dishes that an import saved. */
export type StepOfImport = {
  /** Its entry in `audit`, which has the state before and after. */
  entry: string;
  kind: 'group' | 'categories' | 'list';
  /** How many groups, categories or lists it created or changed. */
  count: number;
};

export function importsOf(db: Firestore) {
  return db.collection('imports');
}

/** Returns until when something of this moment can be taken back. */
export function takeBackUntil(nowMs: number): Timestamp {
  return Timestamp.fromMillis(nowMs + importLimits.takeBackHours * hourMs);
}

/** The import that a call is part of, and the present moment. */
export type OfImport = { importId: string; nowMs: number };

/**
 * Reads `imports/{id}`, which says that an import can be taken back. What it changed is in `audit`,
 * under its ID: each dish with its state before and after, written together with the change.
 *
 * @throws AppError CONFLICT for an import that is being taken back, or of somebody else.
 */
export async function readImportRecord(
  db: Firestore,
  { importId, actor, nowMs }: OfImport & { actor: Actor },
) {
  const snapshot = await importsOf(db).doc(importId).get();
  const record = snapshot.data() as ImportRecord | undefined;
  if (record && record.who !== actor.uid) throw importOfSomebodyElse();
  if (record?.begunAt) throw importTakenBack();
  const times = { when: FieldValue.serverTimestamp(), expiresAt: takeBackUntil(nowMs) };
  return {
    /** Adds the changes of dishes to the record, in the batch that makes them. */
    note(batch: WriteBatch, changes: readonly DishChange[]): void {
      const created = changes.filter((change) => 'create' in change).length;
      const updated = changes.length - created;
      writeRecord(batch, snapshot, {
        first: { who: actor.uid, created, updated, ...times },
        further: {
          created: FieldValue.increment(created),
          updated: FieldValue.increment(updated),
          ...times,
        },
      });
    },

    /** Adds another change to the record, in the batch that makes it. */
    noteStep(batch: WriteBatch, step: StepOfImport): void {
      writeRecord(batch, snapshot, {
        first: { who: actor.uid, created: 0, updated: 0, steps: [step], ...times },
        further: { steps: FieldValue.arrayUnion(step), ...times },
      });
    },
  };
}

export type StepRecord = {
  /** The ID of the entry in `audit`. */
  id: string | undefined;
  note: (batch: WriteBatch, step: Omit<StepOfImport, 'entry'>) => void;
};

/**
 * Reads the record of the import that a call is part of, if it is.
 *
 * @returns what notes a change in the batch that makes it, and the ID of its entry in `audit`.
 */
export async function readStepRecord(
  db: Firestore,
  ofImport: OfImport | undefined,
  actor: Actor,
): Promise<StepRecord> {
  if (ofImport === undefined) return { id: undefined, note: () => undefined };
  const { id } = db.collection('audit').doc();
  const record = await readImportRecord(db, { ...ofImport, actor });
  return {
    id,
    note: (batch, step) => {
      record.noteStep(batch, { entry: id, ...step });
    },
  };
}

type Fields = Record<string, unknown>;

/** The batch fails if the record has changed since it was read. */
function writeRecord(
  batch: WriteBatch,
  { ref, updateTime }: Pick<DocumentSnapshot, 'updateTime'> & { ref: DocumentReference },
  { first, further }: { first: Fields; further: Fields },
): void {
  if (updateTime === undefined) batch.create(ref, first);
  else batch.update(ref, further, { lastUpdateTime: updateTime });
}
