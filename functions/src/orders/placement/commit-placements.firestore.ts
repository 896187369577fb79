import { orderLimits } from '@thymely/contract/orders/limits';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { Conflict, orConflict } from '../../platform/retry-on-conflict.ts';
import { toFirstLedger, toIncrementsByPath } from '../ledger/ledger.firestore.ts';
import { ledgerEntryOf, ledgerEntryOfAll } from '../ledger/ledger.ts';
import { contactOf } from '../order/contacts.firestore.ts';
import { eventOf, toEventFields, toOrderFields, type AddToStep } from '../order/order.firestore.ts';
import type { StoredOrder } from '../order/store.ts';
import type { Decided } from './decide-together.ts';
import { guardOfVersion } from './placement-reading.firestore.ts';

/** What decided placements, besides their carts. If counter or ledgers have changed, nothing is written. */
type PlacementDocuments = {
  counter: DocumentSnapshot;
  /** The ledgers by business day. */
  ledgers: ReadonlyMap<string, DocumentSnapshot>;
};

type Batch = ReturnType<Firestore['batch']>;

/**
 * Writes orders, all or none: order, event and cart of each, 1 more each for a mail and a number; for
 * all together the counter, and a ledger for each day.
 *
 * @throws Conflict
 */
export async function commitPlacements(
  db: Firestore,
  { counter, ledgers }: PlacementDocuments,
  { placed, addToStep }: { placed: readonly Decided[]; addToStep: AddToStep },
): Promise<void> {
  const batch = db.batch();
  for (const { order, phone, ...cart } of placed) {
    const reference = db.doc(`orders/${order._id}`);
    batch.create(reference, toOrderFields(order));
    batch.create(eventOf(reference, order.revision), placedEvent(order));
    if (phone !== undefined) batch.create(contactOf(reference), { phone });
    addToStep(db, batch, { order, action: 'place' });
    emptyCart(db, batch, { order, ...cart });
  }
  const last = placed.at(-1)?.order.number;
  if (counter.exists) batch.update(counter.ref, { last }, guardOf(counter));
  else batch.create(counter.ref, { last });
  const byDay = Map.groupBy(placed, ({ order }) => order.day);
  for (const [day, ofDay] of byDay) {
    const ledger = ledgers.get(day);
    if (ledger === undefined) throw new Error('an order was decided without its ledger');
    book(
      batch,
      ledger,
      ofDay.map(({ order }) => order),
    );
  }
  await orConflict(batch.commit());
}

function placedEvent({ placedAt, state }: StoredOrder) {
  const event = { at: placedAt, action: 'place', from: null, to: state } as const;
  return toEventFields({ ...event, byUid: '', byRole: 'diner' });
}

/** @throws Conflict for a cart that is gone, because nothing would guard the write. */
function emptyCart(
  db: Firestore,
  batch: Batch,
  { order, placedAtMs, cartVersion }: Omit<Decided, 'phone'>,
): void {
  if (cartVersion === undefined) throw new Conflict();
  const at = Timestamp.fromMillis(Date.parse(order.placedAt));
  const earlier = placedAtMs.slice(1 - orderLimits.placements);
  const emptied = {
    lines: {},
    dishes: [],
    lastOrder: { id: order._id, number: order.number, at },
    placedAt: [...earlier.map((ms) => Timestamp.fromMillis(ms)), at],
  };
  batch.update(db.doc(`carts/${order.uid}`), emptied, guardOfVersion(cartVersion));
}

function book(batch: Batch, ledger: DocumentSnapshot, orders: readonly StoredOrder[]): void {
  const { ref: reference } = ledger;
  const ledgerEntry = ledgerEntryOfAll(orders.map(ledgerEntryOf));
  if (ledger.exists) batch.update(reference, toIncrementsByPath(ledgerEntry), guardOf(ledger));
  else batch.create(reference, toFirstLedger(ledgerEntry));
}

/** @throws Conflict for a document that is gone, because nothing would guard the write. */
function guardOf({ updateTime }: DocumentSnapshot) {
  if (updateTime === undefined) throw new Conflict();
  return { lastUpdateTime: updateTime };
}
