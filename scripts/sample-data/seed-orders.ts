import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ledgerOf, toIncrements } from '../../functions/src/orders/ledger/ledger.firestore.ts';
import {
  ledgerEntryOf,
  ledgerEntryOfAll,
  soldNamesOf,
} from '../../functions/src/orders/ledger/ledger.ts';
import { counterOf } from '../../functions/src/orders/placement/order-number.firestore.ts';
import {
  eventOf,
  toEventFields,
  toOrderFields,
} from '../../functions/src/orders/order/order.firestore.ts';
import { sampleOrders } from './orders.ts';

/**
 * Adds the sample diners' orders with their events and the ledgers of their days in one write;
 * nothing if somebody has ordered already. It is only for the emulators, like the diners.
 */
export async function seedOrders(db: Firestore, nowMs: number): Promise<void> {
  const someOrder = await db.collection('orders').limit(1).get();
  if (!someOrder.empty) return;
  const samples = sampleOrders(nowMs);
  const batch = db.batch();
  for (const { order, events } of samples) {
    const reference = db.doc(`orders/${order._id}`);
    batch.create(reference, toOrderFields(order));
    events.forEach((event, index) =>
      batch.create(eventOf(reference, index + 1), toEventFields(event)),
    );
    if (order.state === 'not_collected') {
      batch.update(db.doc(`users/${order.uid}`), { noShows: FieldValue.increment(1) });
    }
  }
  const orders = samples.map(({ order }) => order);
  for (const [day, ofDay] of Map.groupBy(orders, (order) => order.day)) {
    const ledgerEntry = ledgerEntryOfAll(ofDay.map(ledgerEntryOf));
    const names = Object.fromEntries(ofDay.flatMap((order) => Object.entries(soldNamesOf(order))));
    batch.set(ledgerOf(db, day), toIncrements(ledgerEntry, names), { merge: true });
  }
  batch.set(counterOf(db), { last: Math.max(...orders.map(({ number }) => number)) });
  await batch.commit();
}
