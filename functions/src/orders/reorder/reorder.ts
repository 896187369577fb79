import { randomUUID } from 'node:crypto';
import type { Order, Reordered } from '@thymely/contract/orders/endpoints';
import { toCartLines } from '../../cart/cart-view.ts';
import { mergeLines, missingFrom } from '../../cart/merge-lines.ts';
import type { AddReading, CartDecision, CartStore } from '../../cart/store.ts';
import type { MenuCache } from '../../menu/menu-cache.ts';
import type { Diner } from '../../sign-in/caller.ts';
import { noSuchOrder } from '../order/errors.ts';
import type { OrderStore } from '../order/store.ts';
import { changesOf, itemsOf } from './reordered-lines.ts';

type ReorderDeps = {
  orders: Pick<OrderStore, 'find'>;
  carts: CartStore;
  menuCache: MenuCache;
  nowMs: () => number;
};

/**
 * Puts the dishes of an earlier order into the diner's cart, at today's prices.
 *
 * @throws AppError NOT_FOUND, the same for somebody else's order as for an unknown one.
 */
export async function reorder(
  { orders, carts, menuCache, nowMs }: ReorderDeps,
  { id, diner: { uid, email } }: { id: string; diner: Diner },
): Promise<Reordered> {
  const order = await orders.find(id);
  if (order === undefined || order.uid !== uid) throw noSuchOrder();
  // All attempts share these IDs, because Firestore's client repeats a write whose answer was lost.
  const ids = order.lines.map(() => randomUUID());
  const adding = {
    uid,
    email,
    nowMs,
    readMenu: () => menuCache.read(),
    hasNote: order.lines.some(({ note }) => note !== ''),
    needsSoldOut: () => true,
  };
  return carts.add(adding, (reading) => decideReorder({ order, ids, email }, reading));
}

type Again = { order: Pick<Order, 'lines'>; ids: readonly string[]; email: string };

function decideReorder({ order, ids, email }: Again, reading: AddReading): CartDecision<Reordered> {
  const items = itemsOf(order.lines, { ids, reading });
  const before = reading.lines;
  const { lines, results } = mergeLines(
    before,
    items.map(({ wanted }) => wanted),
  );
  const answer = {
    lines: toCartLines(lines ?? before, { menu: reading.menu, email }),
    added: [...new Set(results.flatMap((each) => ('id' in each ? [each.id] : [])))],
    changed: results.flatMap((each, at) => ('id' in each ? changesOf(items[at], each.id) : [])),
    missing: missingFrom(results),
  };
  return lines === undefined ? { answer } : { lines, answer };
}
