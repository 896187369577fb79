import type { Order } from '../../api/orders.ts';

const minuteMs = 60_000;
const dialMinutes = 12 * 60;

/**
 * Minutes until an order is ready, 0 once it should be. Undefined when a dial cannot show them: the
 * order is over, or for another half of a day.
 */
export function minutesUntilReady(
  { state, dueAt }: Pick<Order, 'state' | 'dueAt'>,
  nowMs: number,
): number | undefined {
  if (state === 'ready') return 0;
  if (state !== 'placed' && state !== 'accepted' && state !== 'cooking') return undefined;
  const minutes = Math.max(0, Math.ceil((Date.parse(dueAt) - nowMs) / minuteMs));
  return minutes < dialMinutes ? minutes : undefined;
}
