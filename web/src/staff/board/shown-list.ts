import type { Order } from '@thymely/contract/orders/endpoints';
import { whoGaveWay } from '../../api/orders/heard-orders.ts';

/** What the board shows at a moment. */
export type ShownList = {
  orders: readonly Order[];
  /** There may be more, and those are due later. */
  isFull: boolean;
};

/** Those that may have left by now: not the ones that only gave way to orders that are due sooner. */
export function withoutGivenWay(before: ShownList, after: ShownList): readonly Order[] {
  if (!after.isFull) return before.orders;
  const ids = new Set(after.orders.map(({ _id }) => _id));
  const gaveWay = whoGaveWay(after);
  return before.orders.filter((order) => ids.has(order._id) || !gaveWay(order));
}
