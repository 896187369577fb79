import type { Order } from '../../api/orders/orders.ts';
import { openMinutes } from './open-minutes.ts';
import type { RestaurantNow } from './use-restaurant-now.ts';

/** After this long without an answer, the kitchen may not have seen the order. */
const patienceMinutes = 5;

/** Whether the kitchen should have confirmed an order by now; time while it is closed does not count. */
export function isOverdue(order: Order, { nowMs, ordering }: RestaurantNow): boolean {
  if (!ordering || order.state !== 'placed') return false;
  const waiting = { fromMs: Date.parse(order.placedAt), toMs: nowMs, enough: patienceMinutes };
  return openMinutes(ordering, waiting) >= patienceMinutes;
}
