import type { StoredOrder } from '../order/store.ts';
import type { Settlement } from './payment-provider.ts';

/**
 * Returns an order after its payment was settled: placed if it was paid, cancelled if that failed.
 * An order that does not wait for a payment is unchanged, because the event is a repetition.
 */
export function orderAfterPayment(
  order: StoredOrder,
  { outcome, ref }: Omit<Settlement, 'orderId'>,
  nowMs: number,
): StoredOrder {
  if (order.state !== 'awaiting_payment') return order;
  const at = new Date(nowMs).toISOString();
  const isPaid = outcome === 'paid';
  const state = isPaid ? 'placed' : 'cancelled';
  return {
    ...order,
    state,
    isOpen: isPaid,
    revision: order.revision + 1,
    updatedAt: at,
    times: { ...order.times, [state]: at },
    payment: { ...order.payment, status: isPaid ? 'paid' : 'void', providerRef: ref },
  };
}
