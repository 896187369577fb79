import { whyNotUndone } from '@thymely/contract/orders/allowed-steps';
import type { Done } from '../../shared/kitchen/outcome.ts';

/** Whether the last step of an order can still be undone. */
export function canBeUndone(
  { order, action }: Pick<Done, 'order' | 'action'>,
  nowMs: number,
): boolean {
  const last = { action, to: order.state, atMs: Date.parse(order.updatedAt) };
  return whyNotUndone(last, nowMs) === undefined;
}
