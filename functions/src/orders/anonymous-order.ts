import type { StoredOrder } from './store.ts';

/**
 * An order without its diner: nothing that they wrote is left in it. One that is open keeps the name
 * to be called out and the notes to cook by until it ends.
 */
export function withoutDiner(order: StoredOrder): StoredOrder {
  if (order.isOpen) return { ...order, uid: '' };
  const lines = order.lines.map((line) => ({ ...line, note: '' }));
  return { ...order, uid: '', name: 'Guest', note: '', lines };
}

/** Belongs to every change of an order: one whose diner was removed meanwhile forgets them as it ends. */
export function forgetRemovedDiner(order: StoredOrder): StoredOrder {
  return order.uid === '' ? withoutDiner(order) : order;
}
