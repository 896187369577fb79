import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { Unreadable } from '@thymely/contract/orders/unreadable-orders';
import type { OpenOrders } from '../../lib/live/live-chunk.ts';

/** The open orders as one source has them. */
export type HeardOrders = OpenOrders & {
  /** How many there are in all; undefined where the source does not tell. */
  total?: number;
};

/** How many more there are than a screen shows. */
export function notShownOf(
  { orders, unreadable, isFull }: Omit<HeardOrders, 'total'>,
  total: number,
): number {
  return isFull ? Math.max(0, total - orders.length - unreadable.count) : 0;
}

/** Whether an order is missing only because others are due before it, and no more are shown. */
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

/** As many as a screen shows, the one due first on top. */
export function inOrder(orders: readonly Order[]): Order[] {
  return orders.toSorted(byTime).slice(0, kitchenLimits.ordersShown);
}

function byTime(one: Order, other: Order): number {
  return Date.parse(one.dueAt) - Date.parse(other.dueAt) || one.number - other.number;
}
