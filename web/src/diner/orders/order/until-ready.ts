import { minuteMs } from '@thymely/contract/ground/time';
import type { Order } from '../../../api/orders/orders.ts';
import { dialMinutes } from '../../../model/clock-angles.ts';

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

/**
 * A wait as the arc of a dial of twelve hours: where it begins and how long it is there. Within an
 * hour the minute hand goes along it, where the hour hand's way could hardly be seen.
 */
export function waitOnDial(minuteOfDay: number, minutes: number): { from: number; length: number } {
  const scale = minutes < 60 ? 12 : 1;
  return { from: (minuteOfDay * scale) % dialMinutes, length: minutes * scale };
}
