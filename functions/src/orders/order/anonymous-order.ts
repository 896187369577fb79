import { withoutOwnWords } from './refusal.ts';
import type { StoredOrder } from './store.ts';

const guest = 'Guest';

/** The part of an order that its diner wrote, or that was written to them. */
export type AboutDiner = Pick<StoredOrder, 'uid' | 'name' | 'note' | 'lines' | 'refusal'>;

/** An order in which nothing is left about its diner; the same one when nothing was. */
export function anonymous<Order extends AboutDiner>(order: Order): Order {
  const hasLineNotes = order.lines.some(({ note }) => note !== '');
  const lines = hasLineNotes ? order.lines.map((line) => ({ ...line, note: '' })) : order.lines;
  const refusal = withoutOwnWords(order.refusal);
  const isAnonymous = order.uid === '' && order.name === guest && order.note === '';
  if (isAnonymous && !hasLineNotes && refusal === order.refusal) return order;
  return { ...order, uid: '', name: guest, note: '', lines, refusal };
}

/**
 * An order without its diner. One that is open keeps the name to be called out and the notes to cook
 * by until it ends.
 */
export function withoutDiner<Order extends AboutDiner & Pick<StoredOrder, 'isOpen'>>(
  order: Order,
): Order {
  return order.isOpen ? { ...order, uid: '' } : anonymous(order);
}

/** Belongs to every change of an order: one whose diner was removed meanwhile forgets them as it ends. */
export function forgetRemovedDiner(order: StoredOrder): StoredOrder {
  return order.uid === '' ? withoutDiner(order) : order;
}
