import type { Order } from '@thymely/contract/orders/endpoints';
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { placeOrder } from './orders.ts';
import { firestore } from './people.ts';
import { test as base } from './test.ts';

export type OpenOrder = Pick<Order, '_id' | 'number' | 'name'>;

/** Puts so many orders of the diner before the kitchen at once, each as if it had just been placed. */
type AddOpenOrders = (count: number) => Promise<OpenOrder[]>;

/** Numbers that no placement of a test reaches, and a day whose ledger nobody looks at. */
const firstNumber = 5001;
const day = '2026-01-02';
/** Less than the kitchen's lead time: once accepted, the diner can't cancel it any more. */
const dueInMs = 5 * 60_000;

export const test = base.extend<{ addOpenOrders: AddOpenOrders }>({
  addOpenOrders: async ({ diner }, use) => {
    // A diner may place only a few in ten minutes: the others are copies of this one.
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
    await inOneBatch(added, (batch, order) => batch.update(order, { isOpen: false }));
    await orders().doc(id).update({ isOpen: false });
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

/** Who moved an order, by its record: one entry for each revision. */
export async function stepsOf({ _id }: OpenOrder) {
  const { docs } = await orders().doc(_id).collection('events').orderBy('at').get();
  return docs.map((step) => ({
    revision: Number(step.id),
    action: step.get('action') as string,
    byUid: step.get('byUid') as string,
  }));
}

export async function stateOf({ _id }: OpenOrder) {
  const order = await orders().doc(_id).get();
  return { state: order.get('state') as string, revision: order.get('revision') as number };
}
