import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Unreadable } from '@thymely/contract/orders/unreadable-orders';
import type { OpenOrders } from '../../lib/live/live-chunk.ts';

/** The open orders as one source reports them. */
export type HeardOrders = OpenOrders & {
  /** The number of all open orders; undefined where the source does not report it. */
  total?: number;
  /** The ended orders that nobody has acknowledged; undefined where the source does not report them. */
  unacknowledged?: readonly Order[];
};

/** Returns how many open orders a screen does not show. */
export function notShownOf(
  { orders, unreadable, isFull }: Pick<HeardOrders, 'orders' | 'unreadable' | 'isFull'>,
  total: number,
): number {
  return isFull ? Math.max(0, total - orders.length - unreadable.count) : 0;
}

/** Returns a test for orders that are missing only because a full list ends before they are due. */
export function whoGaveWay({
  orders,
  isFull,
}: Pick<HeardOrders, 'orders' | 'isFull'>): (order: Order) => boolean {
  const last = isFull ? inOrder(orders).at(-1) : undefined;
  return (order) => last !== undefined && byTime(order, last) >= 0;
}

export function isSameUnreadable(one: Unreadable, other: Unreadable): boolean {
  return one.count === other.count && Object.is(one.revisions, other.revisions);
}

/** Returns the orders by due time, earliest first, and no more than a screen shows. */
export function inOrder(orders: readonly Order[]): Order[] {
  return orders.toSorted(byTime).slice(0, kitchenLimits.ordersShown);
}

function byTime(one: Order, other: Order): number {
  return Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.number - other.number;
}
