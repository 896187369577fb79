import type { NamedOrder, NamedOrders } from '@thymely/contract/ground/named-orders.schema';

const mostNamed = 10;

/** Returns how many orders there are, and names those due first. */
export function namedOrders(orders: readonly NamedOrder[]): NamedOrders {
  const byTime = orders.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
  return { openOrders: orders.length, orders: byTime.slice(0, mostNamed) };
}
