import { searchPrefixesOf } from '../../platform/search-prefixes.ts';
import { withoutOwnWords } from './refusal.ts';
import type { StoredOrder } from './store.ts';
import * as words from './words.en.ts';

/** The part of an order that its diner wrote, or that was written to its diner. */
export type AboutDiner = Pick<
  StoredOrder,
  'uid' | 'name' | 'note' | 'allergies' | 'lines' | 'refusal'
>;

/** Returns what a search for the order's name can match. It is stored in the order beside the name. */
export function searchPrefixesOfOrder({ uid, name }: Pick<StoredOrder, 'uid' | 'name'>): string[] {
  const isAnonymous = uid === '' && name === words.guest;
  return isAnonymous ? [] : searchPrefixesOf([name]);
}

/** Returns the order without anything about its diner; the same order if there was nothing. */
export function anonymous<Order extends AboutDiner>(order: Order): Order {
  const hasLineNotes = order.lines.some(({ note }) => note !== '');
  const lines = hasLineNotes ? order.lines.map((line) => ({ ...line, note: '' })) : order.lines;
  const refusal = withoutOwnWords(order.refusal);
  const hasWords = order.note !== '' || order.allergies !== '';
  const isAnonymous = order.uid === '' && order.name === words.guest && !hasWords;
  if (isAnonymous && !hasLineNotes && refusal === order.refusal) return order;
  return { ...order, uid: '', name: words.guest, note: '', allergies: '', lines, refusal };
}

/**
 * Returns the order without its diner. An open order keeps the name to be called out and the notes
 * to cook by until it ends.
 */
export function withoutDiner<Order extends AboutDiner & Pick<StoredOrder, 'isOpen'>>(
  order: Order,
): Order {
  return order.isOpen ? { ...order, uid: '' } : anonymous(order);
}

/** Part of every change of an order: if its diner was removed, it is anonymized as it ends. */
export function forgetRemovedDiner(order: StoredOrder): StoredOrder {
  return order.uid === '' ? withoutDiner(order) : order;
}
