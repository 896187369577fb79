import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import {
  commitInBatches,
  encodedBytes,
  type PlannedWrite,
} from '../../platform/commit-in-batches.firestore.ts';
import { orConflict, retryOnConflict, unchangedSince } from '../../platform/retry-on-conflict.ts';
import { searchVersion } from '../../platform/search-prefixes.ts';
import { searchPrefixesOfOrder } from './anonymous-order.ts';
import type { OrderStore } from './store.ts';

const ordersPerRead = 100;

/** The last order that was looked at, in the order of IDs, and whether all were. */
type Place = { after: string | null; isComplete: boolean };

/**
 * Writes the search prefixes of orders that lack them, because an older version wrote them.
 * `meta/orderNames` says how far it has come, so that the next run goes on there.
 */
export function createNameIndexer(db: Firestore): Pick<OrderStore, 'indexNames'> {
  const progress = db.doc('meta/orderNames');
  const inOrder = db
    .collection('orders')
    .orderBy(FieldPath.documentId())
    .limit(ordersPerRead)
    .select('uid', 'name', 'searchPrefixes');

  async function readPlace(): Promise<Place> {
    const saved = await progress.get();
    const after: unknown = saved.get('after');
    const isPresent = saved.get('version') === searchVersion;
    return {
      after: isPresent && typeof after === 'string' ? after : null,
      isComplete: isPresent && saved.get('isComplete') === true,
    };
  }

  return {
    async indexNames({ most, untilMs = Infinity }) {
      let { after, isComplete } = await readPlace();
      let written = 0;
      let looked = 0;
      while (!isComplete && looked < most && Date.now() < untilMs) {
        const { docs } = await (after === null ? inOrder : inOrder.startAfter(after)).get();
        const writes = docs.flatMap((order) => plan(order) ?? []);
        const failures = await commitInBatches(db, writes);
        written += writes.length - failures.length;
        // The next run begins here again, and tries what could not be written.
        if (failures.length > 0) return { written, failed: failures.length };
        looked += docs.length;
        after = docs.at(-1)?.id ?? after;
        isComplete = docs.length < ordersPerRead;
        await progress.set({ version: searchVersion, after, isComplete });
      }
      return { written, failed: 0 };
    },
  };
}

/** The write is conditional, because an order that becomes anonymous at this moment must not be found. */
function plan(order: DocumentSnapshot): PlannedWrite | undefined {
  const fields = missingFields(order);
  if (fields === undefined) return undefined;
  return {
    bytes: encodedBytes(fields),
    addTo: (batch) => void batch.update(order.ref, fields, unchangedSince(order)),
    alone: () =>
      retryOnConflict(async () => {
        const present = await order.ref.get();
        const presentFields = missingFields(present);
        if (presentFields === undefined) return;
        await orConflict(present.ref.update(presentFields, unchangedSince(present)));
      }),
  };
}

/** Returns the search prefixes, or undefined if the order has them or is gone. */
function missingFields(order: DocumentSnapshot): { searchPrefixes: string[] } | undefined {
  if (!order.exists) return undefined;
  const [uid, name, stored] = ['uid', 'name', 'searchPrefixes'].map((field): unknown =>
    order.get(field),
  );
  if (typeof uid !== 'string' || typeof name !== 'string') return undefined;
  const searchPrefixes = searchPrefixesOfOrder({ uid, name });
  const hasThem = JSON.stringify(stored) === JSON.stringify(searchPrefixes);
  return hasThem ? undefined : { searchPrefixes };
}
