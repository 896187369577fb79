import { whyNotStep } from '@thymely/contract/orders/order-states';
import type { Order } from '../../../api/orders/orders.ts';
import { orderSentence } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';

/** Whether the diner may cancel. If the lead time has not loaded, only the server can refuse. */
export function mayCancel(
  { state, dueAt, pickup }: Order,
  { nowMs, ordering }: RestaurantNow,
): boolean {
  const order = { state, dueAtMs: Date.parse(dueAt), kind: pickup.kind };
  return !whyNotStep('cancel', order, { nowMs, lead: ordering?.leadMinutes ?? 0 });
}

/** Says where an order is that the kitchen moved first, and whether it can still be canceled. */
export function refusedCancel(order: Order, now: RestaurantNow): { title: string; text: string } {
  const text = orderSentence(order, now);
  return mayCancel(order, now)
    ? { title: 'Your order has moved on', text: `${text} You can still cancel it.` }
    : { title: "It's too late to cancel", text };
}
