import type { Firestore, Query } from 'firebase-admin/firestore';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { unchangedSince } from '../users/user-document.firestore.ts';
import { anonymous, withoutDiner } from './anonymous-order.ts';
import { toOrder } from './order.firestore.ts';
import type { OrderStore, StoredOrder } from './store.ts';

const ordersPerBatch = 200;

type Anonymizer = Pick<OrderStore, 'forgetDiner' | 'forgetLeftOpen'>;

export function createOrderAnonymizer(db: Firestore): Anonymizer {
  const orders = db.collection('orders');
  return {
    async forgetDiner(uid) {
      // What is anonymous is not found again: an interrupted run continues where it stopped.
      const rest = orders.where('uid', '==', uid).limit(ordersPerBatch);
      while ((await rewrite(rest, withoutDiner)) === ordersPerBatch);
    },

    async forgetLeftOpen(dueBeforeMs) {
      const open = orders.where('uid', '==', '').where('isOpen', '==', true).limit(ordersPerBatch);
      await rewrite(open, (order) =>
        Date.parse(order.dueAt) < dueBeforeMs ? anonymous(order) : order,
      );
    },
  };
}

/** Guarded: of an order that ends at this moment, the name must not outlive it. */
function rewrite(found: Query, change: (order: StoredOrder) => StoredOrder): Promise<number> {
  return retryOnConflict(async () => {
    const { docs } = await found.get();
    const batch = found.firestore.batch();
    let changes = 0;
    for (const snapshot of docs) {
      const order = toOrder(snapshot);
      const changed = order && change(order);
      if (changed === undefined || changed === order) continue;
      const { uid, name, note, lines } = changed;
      // Neither revision nor events: nothing has happened to the food.
      batch.update(snapshot.ref, { uid, name, note, lines }, unchangedSince(snapshot));
      changes++;
    }
    if (changes > 0) await guarded(batch.commit());
    return docs.length;
  });
}
