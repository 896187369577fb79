import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ledgerOf, toFirstLedger } from '../../functions/src/orders/ledger.firestore.ts';
import { contributionOf, type Contribution } from '../../functions/src/orders/ledger.ts';
import {
  eventOf,
  toEventFields,
  toOrderFields,
} from '../../functions/src/orders/order.firestore.ts';
import { sampleOrders, type SampleOrder } from './orders.ts';

/**
 * Adds the sample diners' orders with their events and the ledgers of their days, all at once; nothing
 * where somebody has ordered already. For the emulators alone, like the diners.
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
  for (const [day, { lastNumber, contribution }] of ledgersOf(samples)) {
    batch.create(ledgerOf(db, day), { lastNumber, ...toFirstLedger(contribution) });
  }
  await batch.commit();
}

type Ledger = { lastNumber: number; contribution: Contribution };

/** The ledger of each day: the sum of what its orders contribute. */
function ledgersOf(samples: readonly SampleOrder[]): Map<string, Ledger> {
  const ledgers = new Map<string, Ledger>();
  for (const { order } of samples) {
    const sums: Record<string, number> = { ...ledgers.get(order.day)?.contribution };
    for (const [path, value] of Object.entries(contributionOf(order))) {
      sums[path] = (sums[path] ?? 0) + value;
    }
    ledgers.set(order.day, { lastNumber: order.number, contribution: sums });
  }
  return ledgers;
}
