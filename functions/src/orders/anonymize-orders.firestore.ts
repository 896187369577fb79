import type { Firestore, Query } from 'firebase-admin/firestore';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { unchangedSince } from '../users/user-document.firestore.ts';
import { withoutDiner } from './anonymous-order.ts';
import { toOrder } from './order.firestore.ts';
import type { OrderStore } from './store.ts';

const ordersPerBatch = 200;

export function createOrderAnonymizer(db: Firestore): Pick<OrderStore, 'forgetDiner'> {
  return {
    async forgetDiner(uid) {
      // What is anonymous is not found again: an interrupted run goes on where it stopped.
      const rest = db.collection('orders').where('uid', '==', uid).limit(ordersPerBatch);
      while ((await anonymize(rest)) === ordersPerBatch);
    },
  };
}

/** Guarded: of an order that ends at this moment, the name must not outlive it. */
function anonymize(found: Query): Promise<number> {
  return retryOnConflict(async () => {
    const { docs } = await found.get();
    if (docs.length === 0) return 0;
    const batch = found.firestore.batch();
    for (const snapshot of docs) {
      const order = toOrder(snapshot);
      if (order === undefined) continue;
      const { uid, name, note, lines } = withoutDiner(order);
      // Neither revision nor events: nothing has happened to the food.
      batch.update(snapshot.ref, { uid, name, note, lines }, unchangedSince(snapshot));
    }
    await guarded(batch.commit());
    return docs.length;
  });
}
