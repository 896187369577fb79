import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  commitInBatches,
  encodedBytes,
  type PlannedWrite,
} from '../../platform/commit-in-batches.firestore.ts';
import { unavailable } from '../../platform/app-error.ts';
import { orConflict, retryOnConflict, unchangedSince } from '../../platform/retry-on-conflict.ts';
import {
  anonymous,
  searchPrefixesOfOrder,
  withoutDiner,
  type AboutDiner,
} from './anonymous-order.ts';
import { forgetPhone } from './contacts.firestore.ts';
import type { OrderStore, StoredOrder } from './store.ts';

const ordersPerRead = 100;

type Anonymizer = Pick<OrderStore, 'forgetDiner' | 'forgetLeftOpen'>;
type Found = AboutDiner & Pick<StoredOrder, 'isOpen'> & { dueAtMs: number };
type Change = (order: Found) => Found;
type ChangedFields = Partial<AboutDiner> & { searchPrefixes: string[] };

export function createOrderAnonymizer(db: Firestore): Anonymizer {
  const orders = db.collection('orders');
  return {
    async forgetDiner(uid) {
      // Anonymous orders are not found again, so an interrupted run continues where it stopped.
      await rewriteAll(orders.where('uid', '==', uid), withoutDiner);
    },

    async forgetLeftOpen(dueBeforeMs) {
      return rewriteAll(orders.where('uid', '==', '').where('isOpen', '==', true), (order) =>
        order.dueAtMs < dueBeforeMs ? anonymous(order) : order,
      );
    },
  };
}

/**
 * Returns the number of orders that were written.
 *
 * @throws AppError UNAVAILABLE when some could not be written, after all others have been.
 */
async function rewriteAll(found: Query, change: Change): Promise<number> {
  const inOrder = found.orderBy(FieldPath.documentId()).limit(ordersPerRead);
  const failures: unknown[] = [];
  let written = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last === undefined ? inOrder : inOrder.startAfter(last)).get();
    const writes = docs.flatMap((snapshot) => plan(snapshot, change) ?? []);
    const failed = await commitInBatches(found.firestore, writes);
    failures.push(...failed);
    written += writes.length - failed.length;
    last = docs.at(-1);
    if (docs.length < ordersPerRead) break;
  }
  if (failures.length === 0) return written;
  const count = failures.length === 1 ? '1 order' : `${failures.length} orders`;
  throw unavailable(new Error(`${count} could not be made anonymous`, { cause: failures[0] }));
}

/** The write is conditional, because an order that ends at this moment must not keep the name. */
function plan(snapshot: QueryDocumentSnapshot, change: Change): PlannedWrite | undefined {
  const fields = changedFields(snapshot, change);
  if (fields === undefined) return undefined;
  return {
    bytes: encodedBytes(fields),
    addTo: (batch) => {
      addTo(batch, snapshot, fields);
    },
    alone: () =>
      retryOnConflict(async () => {
        const present = await snapshot.ref.get();
        const presentFields = changedFields(present, change);
        if (presentFields === undefined) return;
        const batch = snapshot.ref.firestore.batch();
        addTo(batch, present, presentFields);
        await orConflict(batch.commit());
      }),
  };
}

/** The telephone number goes at once, even while the order is open. */
function addTo(batch: WriteBatch, snapshot: DocumentSnapshot, fields: ChangedFields): void {
  batch.update(snapshot.ref, { ...fields }, unchangedSince(snapshot));
  forgetPhone(batch, snapshot);
}

/** Returns the changed fields, or undefined. Lines, the largest part, mostly have no notes. */
function changedFields(snapshot: DocumentSnapshot, change: Change): ChangedFields | undefined {
  if (!snapshot.exists) return undefined;
  const order = readFound(snapshot);
  const changed = change(order);
  if (changed === order) return undefined;
  const { uid, name, note, allergies, lines, refusal } = changed;
  // Neither revision nor events change, because nothing has happened to the food.
  return {
    uid,
    name,
    searchPrefixes: searchPrefixesOfOrder(changed),
    note,
    allergies,
    ...(lines !== order.lines && { lines }),
    ...(refusal !== order.refusal && { refusal }),
  };
}

/** Reads an order. A malformed one also names its diner, so all that is there is removed. */
function readFound(snapshot: DocumentSnapshot): Found {
  const fields: Record<string, unknown> = snapshot.data() ?? {};
  const { uid, name, note, allergies, lines, refusal, isOpen, dueAt } = fields;
  return {
    uid: textOf(uid),
    name: textOf(name),
    note: textOf(note),
    allergies: textOf(allergies),
    lines: Array.isArray(lines) && lines.every(isRecord) ? (lines as AboutDiner['lines']) : [],
    refusal: isRecord(refusal) ? (refusal as AboutDiner['refusal']) : null,
    isOpen: isOpen === true,
    dueAtMs: dueAt instanceof Timestamp ? dueAt.toMillis() : 0,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
