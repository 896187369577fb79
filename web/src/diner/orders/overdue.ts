import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import { waitForAnswer } from '@thymely/contract/ordering/answer-time';
import type { Order } from '../../api/orders/orders.ts';
import type { RestaurantNow } from './use-restaurant-now.ts';

/** Whether the kitchen should have confirmed an order by now; time while it is closed does not count. */
export function isOverdue(order: Order, { nowMs, ordering }: RestaurantNow): boolean {
  if (!ordering) return false;
  return waitForAnswer(order, ordering, { nowMs, toInstant })?.isLong === true;
}
