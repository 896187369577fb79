import type { Order } from '@thymely/contract/orders/endpoints';
import { placeOrder } from './orders.ts';
import { firestore, type Person } from './people.ts';
import { test as base } from './test.ts';

export type OpenOrder = Pick<Order, '_id' | 'number' | 'name'>;

/** Puts so many orders of a diner before the kitchen at once, each as if it had just been placed. */
type AddOpenOrders = (diner: Person, count: number) => Promise<OpenOrder[]>;

/** Numbers that no placement of a test reaches, and a day whose ledger nobody looks at. */
const firstNumber = 5001;
const day = '2026-01-02';

export const test = base.extend<{ addOpenOrders: AddOpenOrders }>({
  addOpenOrders: async ({}, use) => {
    const added: OpenOrder[] = [];
    await use(async (diner, count) => {
      const more = await copyOrder(await placeOrder(diner), { count, from: added.length });
      added.push(...more);
      return more;
    });
    const batch = firestore().batch();
    for (const { _id } of added) batch.update(orders().doc(_id), { isOpen: false });
    await batch.commit();
  },
});

function orders() {
  return firestore().collection('orders');
}

type Copies = { count: number; from: number };

/** A diner may place only a few in ten minutes: the others are copies of the first. */
async function copyOrder(order: Order, { count, from }: Copies): Promise<OpenOrder[]> {
  const fields = (await orders().doc(order._id).get()).data() ?? {};
  const added = Array.from({ length: count }, (_, index) => {
    const number = firstNumber + from + index;
    return { _id: `o${crypto.randomUUID().slice(0, 21)}`, number, name: order.name };
  });
  const batch = firestore().batch();
  for (const { _id, number } of added) {
    batch.create(orders().doc(_id), { ...fields, number, day });
  }
  await batch.commit();
  return added;
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
