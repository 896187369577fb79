import { minuteMs } from '@thymely/contract/ground/time';
import { calledOrder, isolatedName } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import type {
  KitchenAction,
  OrderState,
  RejectReason,
} from '@thymely/contract/orders/order-states';

import type { Done } from './use-order-moves.ts';

/** Further ahead than this, the time itself says more than the minutes. */
const minutesInWords = 90;
const soonMinutes = 5;

export const stateWords: Record<OrderState, string> = {
  awaiting_payment: 'Waiting for payment',
  placed: 'New',
  accepted: 'Accepted',
  cooking: 'Cooking',
  ready: 'Ready',
  collected: 'Collected',
  not_collected: 'Not collected',
  cancelled: 'Canceled',
  rejected: 'Rejected',
};

/** What a step did to an order, in words after its number. */
export const doneWords: Record<KitchenAction, string> = {
  accept: 'accepted',
  start: 'started',
  ready: 'is ready',
  collect: 'collected',
  'no-show': 'marked as not collected',
  remake: 'is being made again',
  reject: 'rejected. The diner can read why.',
  undo: 'is back',
};

/** Returns `#47 Dana accepted`, or how many orders of a diner were rejected. */
export function doneSentence({ order, action, all }: Done): string {
  const what = all ? ordersOf(order, all.length) : calledOrder(order);
  return `${what} ${doneWords[action]}`;
}

/** Says where an order is now when another person or screen has moved it. */
export function nowWords(order: Order): string {
  const called = calledOrder(order);
  if (order.state === 'cancelled') return `${called} was canceled by the diner.`;
  return `${called} is now: ${stateWords[order.state]}.`;
}

/** Returns `2 orders of Dana`. */
export function ordersOf({ name }: Pick<Order, 'name'>, count: number): string {
  return `${count === 1 ? '1 order' : `${count} orders`} of ${isolatedName(name)}`;
}

export const reasonWords: Record<RejectReason, string> = {
  sold_out: 'Something is sold out',
  too_busy: 'Too busy',
  closing: 'Closing',
  duplicate: 'The same order twice',
  other: 'Another reason',
};

export type Due = { words: string; tone: 'late' | 'soon' | 'later' };

/** Says how far off the promised time is; the words are empty for more than 90 minutes. */
export function dueInWords(dueAt: string, nowMs: number): Due {
  const minutes = Math.round((Date.parse(dueAt) - nowMs) / minuteMs);
  if (minutes < 0) return { words: `${inThousands.format(-minutes)} min late`, tone: 'late' };
  if (minutes === 0) return { words: 'now', tone: 'soon' };
  const tone = minutes <= soonMinutes ? 'soon' : 'later';
  return { words: minutes > minutesInWords ? '' : `in ${minutes} min`, tone };
}

const inThousands = new Intl.NumberFormat('en-US');

/** Counts the dishes of all lines together: `2 dishes`. */
export function dishCount({ lines }: Pick<Order, 'lines'>): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 dish' : `${count} dishes`;
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
    ...come.map(
      (order) => `New order: #${order.number}, ${isolatedName(order.name)}, ${dishCount(order)}.`,
    ),
    ...gone.map((order) => `${calledOrder(order)} was canceled, or finished on another screen.`),
  ].join(' ');
}
