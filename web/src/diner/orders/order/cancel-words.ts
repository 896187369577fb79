import { orderInTime, whyNotStep } from '@thymely/contract/orders/allowed-steps';
import type { Order } from '../../../api/orders/orders.ts';
import { orderSentences } from '../order-words.ts';
import type { RestaurantNow } from '../use-restaurant-now.ts';
import * as words from './words.en.ts';

/** Whether the diner may cancel. If the lead time has not loaded, only the server can refuse. */
export function mayCancel(order: Order, { nowMs, ordering }: RestaurantNow): boolean {
  const lead = ordering?.leadMinutes ?? 0;
  return !whyNotStep('cancel', orderInTime(order), { nowMs, lead });
}

/** Says where an order is that the kitchen moved first, and whether it can still be canceled. */
export function refusedCancel(order: Order, now: RestaurantNow): { title: string; text: string } {
  const text = orderSentences(order, now).join(' ');
  return mayCancel(order, now)
    ? { title: words.movedOn, text: `${text} ${words.canStillCancel}` }
    : { title: words.tooLateToCancel, text };
}
