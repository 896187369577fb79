import type { DishUses } from '@thymely/contract/menu/endpoints';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Counts the carts and the open orders with any of the dishes.
 *
 * The carts are counted by an index, without being read. Open orders are few, so they are read:
 * 1 read for each.
 */
export async function countDishUses(db: Firestore, ids: readonly string[]): Promise<DishUses> {
  const carts = db.collection('carts').where('dishes', 'array-contains-any', [...ids]);
  const openOrders = db.collection('orders').where('isOpen', '==', true).select('lines');
  const [count, { docs }] = await Promise.all([carts.count().get(), openOrders.get()]);
  const named = new Set(ids);
  return {
    carts: count.data().count,
    openOrders: docs.filter((order) => dishesOf(order).some((id) => named.has(id))).length,
  };
}

/** Returns the dishes of an order, also of one that somebody has mistyped. */
function dishesOf(order: QueryDocumentSnapshot): string[] {
  const lines: unknown = order.get('lines');
  if (!Array.isArray(lines)) return [];
  return lines.map((line) => String((Object(line) as { menuItemId?: unknown }).menuItemId));
}
