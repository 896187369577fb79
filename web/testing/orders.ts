import type { Order } from '@thymely/contract/orders/endpoints';
import { sampleOrder } from '../src/diner/orders/order/sample-order.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Returns an order that was placed a minute ago and is due in a quarter of an hour. */
export function openOrder(changes: Partial<Order> = {}): Order {
  const [placedAt, dueAt] = [inMinutes(-1), inMinutes(14)];
  return sampleOrder({
    placedAt,
    dueAt,
    updatedAt: placedAt,
    times: { placed: placedAt },
    pickup: { kind: 'asap', slotKey: 0, quotedAt: dueAt },
    lines: [
      {
        id: 'line',
        menuItemId: 'ember-margherita',
        name: 'Ember Margherita',
        image: '/dish-art/1f372.webp',
        category: 'pizza',
        unitCents: 1250,
        quantity: 1,
        choices: [],
        note: '',
        totalCents: 1250,
        load: 1,
      },
    ],
    ...changes,
  });
}
