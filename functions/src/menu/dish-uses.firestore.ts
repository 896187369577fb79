import type { DishUses } from '@thymely/contract/menu/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { openOrdersWith } from './named-orders.firestore.ts';

/**
 * Counts the carts and the open orders with any of the dishes, and names those orders.
 *
 * The carts are counted by an index, without being read. Open orders are few, so they are read:
 * 1 read for each.
 */
export async function countDishUses(db: Firestore, ids: readonly string[]): Promise<DishUses> {
  const carts = db.collection('carts').where('dishes', 'array-contains-any', [...ids]);
  const [count, orders] = await Promise.all([carts.count().get(), openOrdersWith(db, ids)]);
  return { carts: count.data().count, ...orders };
}
