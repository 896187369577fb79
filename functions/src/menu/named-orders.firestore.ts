import type { NamedOrder, NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { namedOrders } from './named-orders.ts';

/** Returns the open orders with any of the dishes, those due first. 1 read for each open order. */
export async function openOrdersWith(
  db: Firestore,
  dishes: readonly string[],
): Promise<NamedOrders> {
  const open = db.collection('orders').where('isOpen', '==', true);
  const { docs } = await open.select('lines', 'number', 'name', 'dueAt').get();
  const named = new Set(dishes);
  const found = docs.filter((order) => dishesOf(order).some((id) => named.has(id)));
  return namedOrders(found.map(toNamedOrder));
}

/** Returns the dishes of an order, also of one that somebody has mistyped. */
function dishesOf(order: QueryDocumentSnapshot): string[] {
  const lines: unknown = order.get('lines');
  if (!Array.isArray(lines)) return [];
  return lines.map((line) => String((Object(line) as { menuItemId?: unknown }).menuItemId));
}

/** Reads what an order is called out by, with something to show for what was mistyped. */
function toNamedOrder(order: QueryDocumentSnapshot): NamedOrder {
  const { number, name, dueAt } = order.data();
  return {
    _id: order.id,
    number: typeof number === 'number' ? number : 0,
    name: typeof name === 'string' ? name : '',
    dueAt: (dueAt instanceof Timestamp ? dueAt : order.updateTime).toDate().toISOString(),
  };
}
