import { isKnownState, type OrderState } from '@thymely/contract/orders/order-states';
import { isLate } from '@thymely/contract/orders/promise';
import type { Order } from '../../api/orders/orders.ts';
import { mainTelephone } from '../../lib/telephones.ts';
import { inTable } from '../../model/in-table.ts';
import { comingInWords, comingTime, isToday, type Zone } from '../../model/restaurant-time.ts';
import * as words from './words.en.ts';

type Now = { nowMs: number; zone: Zone };

/** The state in the headline and title of an order's page, before the number: `Ready: #47`. */
export function headlineWords({ state }: Pick<Order, 'state'>): string {
  return state === 'ready' ? words.steps.ready : stateName(state);
}

/** Returns the word for a state, also for one of a newer server. */
export function stateName(state: string): string {
  return inTable(words.states, state, words.unknownState);
}

function chipOf(state: string): string {
  return inTable(words.chips, state, words.unknownChip);
}

/** Why the kitchen did not take an order. */
export function refusalWords({ refusal }: Pick<Order, 'refusal'>): string {
  return refusal?.message ?? '';
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
    return since === undefined
      ? undefined
      : { label: words.readySince, time: comingTime(since, now) };
  }
  if (!['placed', 'accepted', 'cooking'].includes(order.state)) return undefined;
  const time = comingTime(order.dueAt, now);
  if (isOverdue) return { label: words.askedFor, time };
  if (isLate(order, now.nowMs)) return { label: words.wasPromisedFor, time };
  if (!isToday(order.dueAt, now)) return { label: words.readyOnDay, time };
  const isAbout = order.pickup.kind === 'asap';
  return { label: isAbout ? words.readyAboutTime : words.readyAtTime, time };
}

/** The shortest delay that is mentioned. */
const delayMs = 5 * 60_000;

/** The time that was first promised, if the kitchen has moved it since. */
function firstPromise({ pickup, dueAt }: Order, now: Now): string | undefined {
  const isLater = Date.parse(dueAt) - Date.parse(pickup.quotedAt) >= delayMs;
  return isLater ? comingTime(pickup.quotedAt, now) : undefined;
}

/** Describes an order to its diner: first where it is, then when it will be ready, or why it will not be. */
export function orderSentences(order: Order, now: Now): string[] {
  const sentences: Record<OrderState, string[]> = {
    awaiting_payment: [words.awaitingPaymentText],
    placed: [words.placedText],
    accepted: [words.confirmedText, willBeReady(order, now)],
    cooking: order.times['remade']
      ? [words.remadeText]
      : [words.cookingText, willBeReady(order, now)],
    ready: [words.readyText],
    collected: [words.collectedText],
    not_collected: [words.notCollectedText],
    cancelled: [words.cancelledText],
    rejected: [words.rejectedText, refusalWords(order)],
  };
  const said = inTable(sentences, order.state, [words.unknownStateText]);
  return said.filter((sentence) => sentence !== '');
}

/** Says when an order will be ready, and when it was to be ready at first; or that it is late. */
function willBeReady(order: Order, now: Now): string {
  const time = comingTime(order.dueAt, now);
  if (isLate(order, now.nowMs))
    return isToday(order.dueAt, now) ? words.late(time) : words.lateForDays;
  const first = firstPromise(order, now);
  if (!isToday(order.dueAt, now)) {
    return first === undefined
      ? words.willBeReadyOn(time)
      : words.willBeReadyOnInstead(time, first);
  }
  if (order.pickup.kind === 'asap') {
    return first === undefined
      ? words.willBeReadyAbout(time)
      : words.willBeReadyAboutInstead(time, first);
  }
  return first === undefined ? words.willBeReadyAt(time) : words.willBeReadyAtInstead(time, first);
}

/** Describes an open order in the bar of every page: `#47 is being prepared`. */
export function barSentence(order: Order, now: Now): string {
  const { number, state } = order;
  if (isLate(order, now.nowMs)) return words.barLate(number, mainTelephone);
  if (!isKnownState(state)) return words.barOver(number, chipOf(state));
  switch (state) {
    case 'awaiting_payment':
      return words.barAwaitingPayment(number);
    case 'placed':
      return words.barPlaced(number);
    case 'accepted':
      return confirmedInBar(order, now);
    case 'cooking':
      return words.barPreparing(number);
    case 'ready':
      return words.barReady(number);
    case 'collected':
    case 'not_collected':
    case 'cancelled':
    case 'rejected':
      return words.barOver(number, chipOf(state));
  }
}

function confirmedInBar(order: Order, now: Now): string {
  const { number, dueAt } = order;
  const time = comingTime(dueAt, now);
  const first = firstPromise(order, now);
  if (first !== undefined) return words.barConfirmedInstead(number, time, first);
  return isToday(dueAt, now)
    ? words.barConfirmedForTime(number, time)
    : words.barConfirmedForDay(number, time);
}

const chipsInShort: Partial<Record<OrderState, string>> = words.chipsInShort;

/**
 * Describes an order after its number in the navbar, and in one word where that is too long.
 *
 * @param isOverdue whether the kitchen should have confirmed it by now
 */
export function chipWords(order: Order, now: Now, isOverdue = false) {
  if (isOverdue) return { words: words.overdueChip, inShort: words.overdueChipInShort };
  const { state } = order;
  if (isLate(order, now.nowMs)) {
    return { words: words.lateChip(mainTelephone), inShort: words.lateInShort };
  }
  return {
    words: state === 'accepted' ? confirmedInChip(order, now) : chipOf(state),
    inShort: chipsInShort[state] ?? '',
  };
}

function confirmedInChip({ dueAt }: Order, now: Now): string {
  const sentences = { today: words.confirmedForTime, later: words.confirmedForDay };
  return comingInWords(dueAt, now, sentences);
}

export type ProgressStep = {
  name: string;
  /** The time as ISO 8601; none for a step that is still to come or was skipped. */
  at: string | undefined;
  status: 'done' | 'current' | 'ahead';
};

const steps = ['placed', 'accepted', 'cooking', 'ready', 'collected'] as const;
const stepNames = { ...words.states, ...words.steps };

/** The steps of an order through the kitchen; none for an order that has left it. */
export function progressOf({ state, times }: Pick<Order, 'state' | 'times'>): ProgressStep[] {
  const current = steps.findIndex((step) => step === state);
  if (current === -1) return [];
  return steps.map((step, index) => ({
    name: stepNames[step],
    at: index <= current ? times[step] : undefined,
    status: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
