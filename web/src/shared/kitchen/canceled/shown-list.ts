import type { Order } from '@thymely/contract/orders/endpoints';
import { whoGaveWay } from '../../../api/orders/heard-orders.ts';

/** The orders that the board shows at a moment. */
export type ShownList = {
  orders: readonly Order[];
  /** Whether the list is full: there may be more orders, which are due later. */
  isFull: boolean;
};

/** With the orders that ended without the kitchen, until somebody acknowledges them. */
export type ShownListAndEnded = ShownList & { unacknowledged: readonly Order[] };

/** Returns orders that may have left, without those that only gave way to orders due sooner. */
export function withoutGivenWay(before: ShownList, after: ShownList): readonly Order[] {
  if (!after.isFull) return before.orders;
  const ids = new Set(after.orders.map(({ _id }) => _id));
  const gaveWay = whoGaveWay(after);
  return before.orders.filter((order) => ids.has(order._id) || !gaveWay(order));
}
