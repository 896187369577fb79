import type { OrderLine } from '@thymely/contract/orders/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { toOrderFields } from '../orders/order/order.firestore.ts';
import type { StoredOrder } from '../orders/order/store.ts';

const placedAt = '2026-03-01T18:00:00.000Z';
const dueAt = '2026-03-01T18:15:00.000Z';

export const soupLine: OrderLine = {
  id: 'line-1',
  menuItemId: 'soup',
  name: 'Lentil soup',
  image: '/dish-art/1f372.webp',
  category: 'soup',
  unitCents: 820,
  quantity: 2,
  choices: [],
  note: '',
  totalCents: 1640,
  load: 2,
};

/** Returns an order of two soups that has just been placed. */
export function orderOf(changes: Partial<StoredOrder> = {}): StoredOrder {
  return {
    _id: 'order-1',
    uid: 'dana',
    requestHash: 'hash',
    expireAt: '2029-03-01T18:15:00.000Z',
    name: 'Dana',
    number: 1,
    day: '2026-03-01',
    state: 'placed',
    isOpen: true,
    revision: 1,
    placedAt,
    dueAt,
    updatedAt: placedAt,
    times: { placed: placedAt },
    pickup: { kind: 'asap', slotKey: Date.parse(dueAt) / 60_000, quotedAt: dueAt },
    lines: [soupLine],
    note: '',
    allergies: '',
    charges: [],
    load: 2,
    subtotalCents: 1640,
    taxIncludedCents: 0,
    totalCents: 1640,
    payment: { method: 'at_pickup', status: 'due', providerRef: null },
    refusal: null,
    ...changes,
  };
}

export const endedOrder = { state: 'collected', isOpen: false } as const;

/** Writes orders without their ledger and events. */
export async function writeOrders(db: Firestore, orders: readonly StoredOrder[]): Promise<void> {
  for (let start = 0; start < orders.length; start += 400) {
    const batch = db.batch();
    for (const order of orders.slice(start, start + 400)) {
      batch.set(db.doc(`orders/${order._id}`), toOrderFields(order));
    }
    await batch.commit();
  }
}
