import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { eventOf, toEvent, toOrder } from '../../../functions/src/orders/order/order.firestore.ts';
import type { OrderEvent, StoredOrder } from '../../../functions/src/orders/order/store.ts';
import { UserError } from '../../command.ts';

/** What the timeline says about the order itself, which names nobody. */
export type TimelineOrder = { id: string } & Pick<
  StoredOrder,
  'number' | 'day' | 'state' | 'revision' | 'placedAt' | 'dueAt'
>;

export type NumberedEvent = OrderEvent & { revision: number };

type Named = Partial<Record<'order' | 'number' | 'day', string | undefined>>;

/**
 * Returns the order that an operator named by its ID, or by its number and its business day.
 * @throws {UserError} when the document is not an order
 */
export async function findTimelineOrder(
  db: Firestore,
  named: Named,
): Promise<TimelineOrder | undefined> {
  const found = await findDocument(db, named);
  const order = found && toOrder(found);
  if (found?.exists && order === undefined) {
    throw new UserError(`orders/${found.id} is not an order: look at it in the Firebase console.`);
  }
  if (order === undefined) return undefined;
  const { _id, number, day, state, revision, placedAt, dueAt } = order;
  return { id: _id, number, day, state, revision, placedAt, dueAt };
}

async function findDocument(
  db: Firestore,
  { order, number, day }: Named,
): Promise<DocumentSnapshot | undefined> {
  if (order !== undefined) return db.doc(`orders/${order}`).get();
  const orders = db.collection('orders').where('day', '==', day);
  return (await orders.where('number', '==', Number(number)).limit(1).get()).docs[0];
}

/** Returns the events of an order, first to last. They are kept for 90 days. */
export async function readEvents(db: Firestore, order: string): Promise<NumberedEvent[]> {
  const { docs } = await eventOf(db.doc(`orders/${order}`), 0).parent.get();
  return docs
    .flatMap((document) => {
      const event = toEvent(document);
      return event === undefined ? [] : [{ ...event, revision: Number(document.id) }];
    })
    .sort((one, other) => one.revision - other.revision);
}
