import type { OrderState } from '@thymely/contract/orders/order-states';
import type { Order } from '../../api/orders/orders.ts';
import { comingTime, type Zone } from '../../model/restaurant-time.ts';

type Now = { nowMs: number; zone: Zone };

/** Each state in a few words, for lists. */
export const orderStateWords: Record<OrderState, string> = {
  awaiting_payment: 'Waiting for payment',
  placed: 'Waiting for the kitchen',
  accepted: 'Confirmed',
  cooking: 'Being prepared',
  ready: 'Ready to pick up',
  collected: 'Collected',
  not_collected: 'Not picked up',
  cancelled: 'Canceled',
  rejected: 'Not accepted',
};

/** The state in the headline and title of an order's page, before the number: `Ready: #47`. */
export function headlineWords({ state }: Pick<Order, 'state'>): string {
  return state === 'ready' ? 'Ready' : orderStateWords[state];
}

/** Why the kitchen did not take an order. */
export function refusalWords({ refusal }: Pick<Order, 'refusal'>): string {
  return refusal?.message ?? '';
}

/** The promised time: `6:45 PM`, or `about 6:45 PM` for as soon as possible. */
export function promisedTime({ pickup, dueAt }: Pick<Order, 'pickup' | 'dueAt'>, now: Now): string {
  const time = comingTime(dueAt, now);
  return pickup.kind === 'asap' && isClockTime(time) ? `about ${time}` : time;
}

export type PromisedWords = { label: string; time: string };

/**
 * Says when an order is ready, as a label and a time: `Ready about`, `6:45 PM`. Undefined once it
 * has left the kitchen.
 *
 * @param isOverdue whether the kitchen should have confirmed it by now
 */
export function readyTime(order: Order, now: Now, isOverdue = false): PromisedWords | undefined {
  if (order.state === 'ready') {
    const since = order.times['ready'];
    return since === undefined ? undefined : { label: 'Ready since', time: comingTime(since, now) };
  }
  if (!['placed', 'accepted', 'cooking'].includes(order.state)) return undefined;
  const time = comingTime(order.dueAt, now);
  if (isOverdue) return { label: 'You asked for', time };
  const about = order.pickup.kind === 'asap' && isClockTime(time);
  return { label: about ? 'Ready about' : isClockTime(time) ? 'Ready at' : 'Ready', time };
}

/** The shortest delay that is mentioned. */
const delayMs = 5 * 60_000;

/** The time that was first promised, if the kitchen has moved it since. */
function firstPromise({ pickup, dueAt }: Order, now: Now): string | undefined {
  const isLater = Date.parse(dueAt) - Date.parse(pickup.quotedAt) >= delayMs;
  return isLater ? comingTime(pickup.quotedAt, now) : undefined;
}

/** Describes an order to its diner, in one or two sentences. */
export function orderSentence(order: Order, now: Now): string {
  const first = firstPromise(order, now);
  const instead = first === undefined ? '' : ` instead of ${first}`;
  const willBeReady = `It will be ready ${onTime(promisedTime(order, now))}${instead}.`;
  const sentences: Record<OrderState, string> = {
    awaiting_payment: "We're waiting for your payment.",
    placed: "We have your order, but the kitchen hasn't confirmed it yet.",
    accepted: isPreparedNext(order)
      ? `The kitchen has confirmed your order and is preparing it. ${willBeReady}`
      : `The kitchen has confirmed your order. ${willBeReady}`,
    cooking: order.times['remade']
      ? "Something went wrong with your order, so we're making it again. We're sorry that you have to wait."
      : `Your order is being prepared. ${willBeReady}`,
    ready: 'Your order is ready. Come and pick it up!',
    collected: 'You picked this order up. Enjoy your meal!',
    not_collected: "This order wasn't picked up.",
    cancelled: "You canceled this order. There's nothing to pay.",
    rejected: `We couldn't take this order. ${refusalWords(order)}`.trim(),
  };
  return sentences[order.state];
}

/** Puts a time into a sentence: `at 6:45 PM`, but `tomorrow at 6:45 PM`. */
function onTime(when: string): string {
  return isClockTime(when) ? `at ${when}` : when;
}

function isClockTime(when: string): boolean {
  return /^(?:about )?\d/.test(when);
}

/** Whether an accepted order counts as being prepared: not every kitchen has a cooking step. */
function isPreparedNext({ state, pickup }: Order): boolean {
  return state === 'accepted' && pickup.kind === 'asap';
}

/** Describes an open order in the bar of every page: `#47 is being prepared`. */
export function barSentence(order: Order, now: Now): string {
  const words: Partial<Record<OrderState, string>> = {
    awaiting_payment: 'is waiting for your payment',
    placed: 'is waiting for the kitchen to confirm',
    accepted: isPreparedNext(order)
      ? 'is being prepared'
      : `is confirmed for ${comingTime(order.dueAt, now)}`,
    cooking: 'is being prepared',
    ready: 'is ready to pick up',
  };
  return `#${order.number} ${words[order.state] ?? orderStateWords[order.state].toLowerCase()}`;
}

const chips: Partial<Record<OrderState, string>> = {
  awaiting_payment: 'not paid yet',
  placed: 'waiting for the kitchen',
  accepted: 'being prepared',
  cooking: 'being prepared',
  ready: 'ready to pick up',
  rejected: 'not accepted',
};

/** The same as `chips` where there is room for one word. */
const wordInShort: Partial<Record<OrderState, string>> = {
  awaiting_payment: 'unpaid',
  placed: 'placed',
  accepted: 'confirmed',
  cooking: 'cooking',
  ready: 'ready',
  rejected: 'refused',
};

/**
 * Describes an order after its number in the navbar, and in one word where that is too long.
 *
 * @param isLate whether the kitchen should have confirmed it by now
 */
export function chipWords(order: Order, now: Now, isLate = false) {
  if (isLate) return { words: "isn't confirmed: call us", inShort: 'call us' };
  const { state } = order;
  const inShort = wordInShort[state] ?? '';
  const isForLater = state === 'accepted' && !isPreparedNext(order);
  const words = isForLater ? `confirmed for ${comingTime(order.dueAt, now)}` : chips[state];
  return { words: words ?? orderStateWords[state].toLowerCase(), inShort };
}

export type ProgressStep = {
  name: string;
  /** The time as ISO 8601; none for a step that is still to come or was skipped. */
  at: string | undefined;
  status: 'done' | 'current' | 'ahead';
};

const steps = [
  { state: 'placed', name: 'Placed' },
  { state: 'accepted', name: 'Confirmed' },
  { state: 'cooking', name: 'Being prepared' },
  { state: 'ready', name: 'Ready' },
  { state: 'collected', name: 'Collected' },
] as const;

/** The steps of an order through the kitchen; none for an order that has left it. */
export function progressOf({ state, times }: Pick<Order, 'state' | 'times'>): ProgressStep[] {
  const current = steps.findIndex((step) => step.state === state);
  if (current === -1) return [];
  return steps.map((step, index) => ({
    name: step.name,
    at: index <= current ? times[step.state] : undefined,
    status: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
