import type { Order } from '@thymely/contract/orders/endpoints';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { placeOrder } from './orders.ts';
import { firestore } from './people.ts';
import { test as base } from './test.ts';

export type OpenOrder = Pick<Order, '_id' | 'number' | 'name'>;

/** Adds open orders of the diner at once, each as if it had just been placed. */
type AddOpenOrders = (count: number) => Promise<OpenOrder[]>;

/** A number that no placement of a test reaches; the day has a ledger that no test reads. */
const firstNumber = 5001;
const day = '2026-01-02';
/** Less than the kitchen's lead time, so that the diner cannot cancel an accepted order anymore. */
const dueInMs = 5 * 60_000;

export const test = base.extend<{ addOpenOrders: AddOpenOrders }>({
  addOpenOrders: async ({ diner }, use) => {
    // A diner may place only a few orders in ten minutes, so the others are copies of this one.
    const { _id: id, name } = await placeOrder(diner);
    const fields = (await orders().doc(id).get()).data() ?? {};
    const added: OpenOrder[] = [];
    await use(async (count) => {
      const next = firstNumber + added.length;
      const more = Array.from({ length: count }, (_, index) => {
        return { _id: `o${crypto.randomUUID().slice(0, 21)}`, number: next + index, name };
      });
      const dueAt = new Date(Date.now() + dueInMs);
      await inOneBatch(more, (batch, copy, { number }) => {
        batch.create(copy, { ...fields, number, day, dueAt });
      });
      added.push(...more);
      return more;
    });
    const ended = { isOpen: false, unacknowledgedSince: null };
    await inOneBatch(added, (batch, order) => batch.update(order, ended));
    await orders().doc(id).update(ended);
  },
});

function orders() {
  return firestore().collection('orders');
}

type Write = (batch: WriteBatch, reference: DocumentReference, order: OpenOrder) => void;

async function inOneBatch(those: readonly OpenOrder[], write: Write): Promise<void> {
  const batch = firestore().batch();
  for (const order of those) write(batch, orders().doc(order._id), order);
  await batch.commit();
}

/** Returns the state of an order and its events: one step for each revision after the first. */
export async function outcomeOf({ _id }: OpenOrder) {
  const order = orders().doc(_id);
  const [fields, steps] = await Promise.all([
    order.get(),
    order.collection('events').orderBy('at').get(),
  ]);
  return {
    state: fields.get('state') as string,
    revision: fields.get('revision') as number,
    steps: steps.docs.map((step) => step.get('action') as string),
  };
}
