import { inThousands } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import { calledOrder, isolatedName } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';
import { inTable } from '../../model/in-table.ts';
import type { Done } from './outcome.ts';
import * as words from './words.en.ts';

/** Further ahead than this, the time itself says more than the minutes. */
const minutesInWords = 90;
const soonMinutes = 5;

/** Returns the word for a state, also for one of a newer server. */
export function stateInWords(state: string): string {
  return inTable(words.states, state, words.unknownState);
}

/** Say what a step did to an order. */
const doneSentences: Record<KitchenMove, (order: string) => string> = {
  accept: words.orderAccepted,
  start: words.orderStarted,
  ready: words.orderReady,
  collect: words.orderCollected,
  'no-show': words.orderNotCollected,
  remake: words.orderMadeAgain,
  reject: words.orderRejected,
  undo: words.orderBack,
};

/** Returns `#47 Dana accepted`, or how many orders of a diner were rejected. */
export function doneSentence({ order, action, all }: Done): string {
  if (all) return words.ordersRejected(all.length, isolatedName(order.name));
  return doneSentences[action](calledOrder(order));
}

/** Says where an order is now when another person or screen has moved it. */
export function nowWords(order: Order): string {
  const called = calledOrder(order);
  if (order.state === 'cancelled') return words.canceledByDiner(called);
  return words.isNow(called, stateInWords(order.state));
}

export type Due = { words: string; tone: 'late' | 'soon' | 'later' };

/** Says how far off the promised time is; the words are empty for more than 90 minutes. */
export function dueInWords(dueAt: string, nowMs: number): Due {
  const minutes = Math.round((Date.parse(dueAt) - nowMs) / minuteMs);
  if (minutes < 0) return { words: words.late(inThousands(-minutes)), tone: 'late' };
  if (minutes === 0) return { words: words.dueNow, tone: 'soon' };
  const tone = minutes <= soonMinutes ? 'soon' : 'later';
  return { words: minutes > minutesInWords ? '' : words.dueIn(minutes), tone };
}

/** Counts the dishes of all lines together: `2 dishes`. */
export function dishCount(order: Pick<Order, 'lines'>): string {
  return words.dishes(dishesIn(order));
}

function dishesIn({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The number of lines from which the note of an order would be out of sight below them. */
const longListLines = 4;

/** Whether the note of an order stands above its lines, because there are many. */
export function hasNoteFirst({ note, lines }: Pick<Order, 'note' | 'lines'>): boolean {
  return note !== '' && lines.length >= longListLines;
}

/**
 * Describes in sentences which orders came and went between two states of the list. Orders that
 * this screen itself has moved are left out.
 */
export function newsOf(
  before: readonly Order[],
  after: readonly Order[],
  ownIds: ReadonlySet<string>,
): string {
  const isIn = (orders: readonly Order[], { _id }: Order) =>
    orders.some((order) => order._id === _id);
  const come = after.filter((order) => !isIn(before, order) && !ownIds.has(order._id));
  const gone = before.filter((order) => !isIn(after, order) && !ownIds.has(order._id));
  return [
    ...come.map((order) => words.newOrder(dishesIn(order), order.number, isolatedName(order.name))),
    ...gone.map((order) => words.orderGone(calledOrder(order))),
  ].join(' ');
}
