import { minuteMs } from '@thymely/contract/ground/time';
import { isLate } from '@thymely/contract/orders/promise';
import type { Order } from '../../../api/orders/orders.ts';
import { dialMinutes } from '../../../model/clock-angles.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { chipWords } from '../order-words.ts';
import * as words from './words.en.ts';

type Now = { nowMs: number; zone: Zone };

/**
 * Returns the minutes until an order is ready; 0 when it is late or ready. Undefined when a dial
 * cannot show them: the order is over, or due in twelve hours or more.
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
 * Says how long an order takes within the next hour, or how late it is; nothing for one that is
 * ready or unconfirmed.
 */
export function waitInWords(order: Pick<Order, 'state' | 'dueAt'>, nowMs: number): string {
  if (isLate(order, nowMs)) {
    return words.minutesLate(Math.floor((nowMs - Date.parse(order.dueAt)) / minuteMs));
  }
  const minutes = minutesUntilReady(order, nowMs);
  if (minutes === undefined || minutes >= 60 || order.state === 'ready') return '';
  if (minutes === 0) return order.state === 'placed' ? '' : words.anyMinute;
  return words.inMinutes(minutes);
}

/** The same beside the number, where there is room for a word: `6 min`, or the state. */
export function waitInShort(order: Order, now: Now, isUnconfirmed: boolean): string {
  const { inShort } = chipWords(order, now, isUnconfirmed);
  const isUnderWay = order.state === 'accepted' || order.state === 'cooking';
  const minutes = minutesUntilReady(order, now.nowMs);
  if (!isUnderWay || minutes === undefined || minutes === 0 || minutes >= 60) return inShort;
  return words.minutesInShort(minutes);
}

/**
 * Returns a wait as an arc on a dial of twelve hours: where it begins, and its length in minutes of
 * the dial. Within an hour the arc follows the minute hand, because the hour hand hardly moves.
 */
export function waitOnDial(minuteOfDay: number, minutes: number): { from: number; length: number } {
  const scale = minutes < 60 ? 12 : 1;
  return { from: (minuteOfDay * scale) % dialMinutes, length: minutes * scale };
}
