import type { Order } from './schema.ts';
import type { RefusalCode } from './order-states.ts';

/** Whether an order has ended because the kitchen did not answer it in time. */
export function hasExpired({ refusal }: Pick<Order, 'refusal'>): boolean {
  return refusal?.code === ('no_answer' satisfies RefusalCode);
}

/** Whether an order has ended without the kitchen: canceled by its guest, or unanswered. */
export function hasEndedByItself(order: Pick<Order, 'state' | 'refusal'>): boolean {
  return order.state === 'cancelled' || hasExpired(order);
}
