import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ledgerOf, toFirstLedger } from '../../functions/src/orders/ledger/ledger.firestore.ts';
import {
  ledgerEntryOf,
  soldNamesOf,
  type LedgerEntry,
} from '../../functions/src/orders/ledger/ledger.ts';
import { counterOf } from '../../functions/src/orders/placement/order-number.firestore.ts';
import {
  eventOf,
  toEventFields,
  toOrderFields,
} from '../../functions/src/orders/order/order.firestore.ts';
import { sampleOrders, type SampleOrder } from './orders.ts';

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
  for (const [day, { sums, names }] of ledgersOf(samples)) {
    batch.create(ledgerOf(db, day), toFirstLedger(sums, names));
  }
  batch.set(counterOf(db), { last: Math.max(...samples.map(({ order }) => order.number)) });
  await batch.commit();
}

/** Returns the ledger of each day: the sum of what its orders contribute. */
function ledgersOf(samples: readonly SampleOrder[]) {
  const ledgers = new Map<string, { sums: LedgerEntry; names: Record<string, string> }>();
  for (const { order } of samples) {
    const before = ledgers.get(order.day);
    const sums: Record<string, number> = { ...before?.sums };
    for (const [path, value] of Object.entries(ledgerEntryOf(order))) {
      sums[path] = (sums[path] ?? 0) + value;
    }
    ledgers.set(order.day, { sums, names: { ...before?.names, ...soldNamesOf(order) } });
  }
  return ledgers;
}
