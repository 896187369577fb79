import type { StoredOrder } from './store.ts';

const guest = 'Guest';

/** An order in which nothing is left that its diner wrote; the same one when nothing was. */
export function anonymous(order: StoredOrder): StoredOrder {
  const notes = [order.note, ...order.lines.map(({ note }) => note)];
  if (order.uid === '' && order.name === guest && notes.every((note) => note === '')) return order;
  const lines = order.lines.map((line) => ({ ...line, note: '' }));
  return { ...order, uid: '', name: guest, note: '', lines };
}

/**
 * An order without its diner. One that is open keeps the name to be called out and the notes to cook
 * by until it ends.
 */
export function withoutDiner(order: StoredOrder): StoredOrder {
  return order.isOpen ? { ...order, uid: '' } : anonymous(order);
}

/** Belongs to every change of an order: one whose diner was removed meanwhile forgets them as it ends. */
export function forgetRemovedDiner(order: StoredOrder): StoredOrder {
  return order.uid === '' ? withoutDiner(order) : order;
}
