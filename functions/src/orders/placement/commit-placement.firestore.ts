import { orderLimits } from '@thymely/contract/orders/limits';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { Conflict, guarded } from '../../platform/retry-on-conflict.ts';
import { toFirstLedger, toIncrementsByPath } from '../ledger/ledger.firestore.ts';
import { contributionOf } from '../ledger/ledger.ts';
import { contactOf } from '../order/contacts.firestore.ts';
import { eventOf, toEventFields, toOrderFields, type AddToStep } from '../order/order.firestore.ts';
import type { PlacementReading } from './placement-store.ts';
import type { StoredOrder } from '../order/store.ts';

/** What decided a placement. If cart, counter or ledgers have changed, it is not written. */
export type PlacementDocuments = {
  placed: DocumentSnapshot;
  counter: DocumentSnapshot;
  /** The ledgers by business day. */
  ledgers: ReadonlyMap<string, DocumentSnapshot>;
  cart: DocumentSnapshot;
  facts: Omit<PlacementReading, 'placed' | 'ledgers' | 'unverifiedOpen'>;
};

/** Writes order, event, cart, counter and ledger: 5 writes, all or none; 1 more each for a mail and a number. */
export async function commitPlacement(
  db: Firestore,
  { cart, counter, ledgers, facts }: PlacementDocuments,
  {
    place: order,
    phone,
    addToStep,
  }: { place: StoredOrder; phone: string | undefined; addToStep: AddToStep },
) {
  const { uid, number, placedAt, day } = order;
  const reference = db.doc(`orders/${order._id}`);
  const batch = db.batch();
  batch.create(reference, toOrderFields(order));
  batch.create(eventOf(reference, order.revision), placedEvent(order));
  if (phone !== undefined) batch.create(contactOf(reference), { phone });
  addToStep(db, batch, { order, action: 'place' });
  const at = Timestamp.fromMillis(Date.parse(placedAt));
  const earlier = facts.cart.placedAtMs.slice(1 - orderLimits.placements);
  const emptied = {
    lines: {},
    dishes: [],
    lastOrder: { id: order._id, number, at },
    placedAt: [...earlier.map((ms) => Timestamp.fromMillis(ms)), at],
  };
  batch.update(db.doc(`carts/${uid}`), emptied, guardOf(cart));
  if (counter.exists) batch.update(counter.ref, { last: number }, guardOf(counter));
  else batch.create(counter.ref, { last: number });
  const ledger = ledgers.get(day);
  if (ledger === undefined) throw new Error('an order was decided without its ledger');
  book(batch, ledger, order);
  await guarded(batch.commit());
}

function placedEvent({ placedAt, state }: StoredOrder) {
  const event = { at: placedAt, action: 'place', from: null, to: state } as const;
  return toEventFields({ ...event, byUid: '', byRole: 'diner' });
}

type Batch = ReturnType<Firestore['batch']>;

function book(batch: Batch, ledger: DocumentSnapshot, order: StoredOrder): void {
  const { ref: reference } = ledger;
  const contribution = contributionOf(order);
  if (ledger.exists) batch.update(reference, toIncrementsByPath(contribution), guardOf(ledger));
  else batch.create(reference, toFirstLedger(contribution));
}

/** @throws Conflict for a document that is gone, because nothing would guard the write. */
function guardOf({ updateTime }: DocumentSnapshot) {
  if (updateTime === undefined) throw new Conflict();
  return { lastUpdateTime: updateTime };
}
