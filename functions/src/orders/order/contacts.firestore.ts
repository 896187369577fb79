import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { unavailable } from '../../platform/app-error.ts';
import { commitInBatches } from '../../platform/commit-in-batches.firestore.ts';
import type { OrderStore } from './store.ts';

const ordersPerRead = 100;
const bytesOfWrite = 256;

/** Returns `orders/{id}/private/contact`, the telephone number, which no rule lets anybody read. */
export function contactOf(order: DocumentReference): DocumentReference {
  return order.collection('private').doc('contact');
}

/** Adds the deletion of an order's telephone number to a batch, if it has one. */
export function forgetPhone(batch: WriteBatch, order: DocumentSnapshot): void {
  if (order.get('hasPhone') !== true) return;
  batch.delete(contactOf(order.ref));
  batch.update(order.ref, { hasPhone: FieldValue.delete() });
}

/** The telephone numbers of orders. Each order that has one says so, so that they are found. */
export function createContactStore(db: Firestore): Pick<OrderStore, 'findPhone' | 'forgetPhones'> {
  const orders = db.collection('orders');
  return {
    async findPhone(id) {
      const phone: unknown = (await contactOf(orders.doc(id)).get()).get('phone');
      return typeof phone === 'string' ? phone : undefined;
    },

    async forgetPhones({ endedMs, dueMs }) {
      const withPhone = orders.where('hasPhone', '==', true).orderBy(FieldPath.documentId());
      const failures: unknown[] = [];
      let done = 0;
      let last: QueryDocumentSnapshot | undefined;
      for (;;) {
        const page = withPhone.limit(ordersPerRead);
        const { docs } = await (last === undefined ? page : page.startAfter(last)).get();
        const over = docs.filter(
          (order) =>
            (order.get('isOpen') !== true && isBefore(order.get('updatedAt'), endedMs)) ||
            isBefore(order.get('dueAt'), dueMs),
        );
        const failed = await commitInBatches(db, over.map(plan));
        failures.push(...failed);
        done += over.length - failed.length;
        last = docs.at(-1);
        if (docs.length < ordersPerRead) break;
      }
      if (failures.length > 0) throw unavailable(failures[0]);
      return done;
    },
  };
}

function plan(order: QueryDocumentSnapshot) {
  const remove = async () => {
    const batch = order.ref.firestore.batch();
    forgetPhone(batch, order);
    await batch.commit();
  };
  return {
    bytes: bytesOfWrite,
    addTo: (batch: WriteBatch) => {
      forgetPhone(batch, order);
    },
    alone: remove,
  };
}

/** Anything but a time, after a slip in the console, is over. */
function isBefore(time: unknown, ms: number): boolean {
  return !(time instanceof Timestamp) || time.toMillis() < ms;
}
