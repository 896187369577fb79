import { timeInWords } from '@thymely/contract/ground/in-words';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { Checkout, OrderProblem, OrderProblemCode } from '@thymely/contract/orders/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { lastOrdersWords } from '../../shared/opening-words.ts';
import { noticeInWords } from '../../model/notice-in-words.ts';
import { isToday } from '../../model/restaurant-time.ts';
import { atTime, type ZonedNow } from './pickup/pickup-times.ts';
import * as words from './words.en.ts';

/** The one action that solves a problem. */
export type Mend =
  | { kind: 'remove' }
  /** Takes only so many portions of the line. */
  | { kind: 'take'; portions: number }
  | { kind: 'times'; times: string[] }
  | { kind: 'link'; to: string; label: string }
  | { kind: 'call' }
  /** Sends the email that verifies the diner's address. */
  | { kind: 'verify' }
  /** Points to the button 'Place order', to be pressed again. */
  | { kind: 'press' };

/** The line that a problem is about. */
type LineInWords = { dish?: string | undefined; fault?: string | undefined };

export type ProblemWords = { text: string; mend: Mend };

/** The part of the page that a problem concerns. */
export type ProblemPlace = 'line' | 'pickup' | 'order' | 'page';

const placeOfCode: Record<OrderProblemCode, ProblemPlace> = {
  changed: 'order',
  sold_out: 'line',
  dish_gone: 'line',
  choice_gone: 'line',
  portions: 'line',
  not_served: 'line',
  needs_notice: 'line',
  slot_full: 'pickup',
  slot_gone: 'pickup',
  later: 'pickup',
  closed: 'pickup',
  paused: 'pickup',
  unattended: 'pickup',
  below_minimum: 'order',
  too_many_open: 'order',
  too_large: 'order',
  withdrawn: 'order',
  verify_email: 'order',
  cart_empty: 'page',
  off: 'page',
};

/** A dish that can be had at another time is a problem of the chosen one. */
export function placeOf(problem: OrderProblem): ProblemPlace {
  const { code, times = [] } = problem;
  return isOfServing(problem) && times.length > 0 ? 'pickup' : placeOfCode[code];
}

/** Whether a problem is that a dish cannot be had at any time. */
export function isOfServing({ code }: OrderProblem): boolean {
  return code === 'not_served' || code === 'needs_notice';
}

/** Whether something has to be done about a problem before the order can be placed. */
export function hasMend(problem: OrderProblem, now: ZonedNow): boolean {
  return wordsOf(problem, now).mend.kind !== 'press';
}

const remove: Mend = { kind: 'remove' };
const call: Mend = { kind: 'call' };
const toCart: Mend = { kind: 'link', to: '/cart-page', label: words.changeCart };

/**
 * Says what a problem means for the diner, and what to do about it.
 *
 * @param line the line that the problem is about: its dish, and what is wrong with its choices.
 */
export function wordsOf(
  problem: OrderProblem,
  now: ZonedNow,
  line: LineInWords = {},
): ProblemWords {
  const { dish = words.thisDish, fault = words.someOptionGone } = line;
  switch (problem.code) {
    case 'changed':
      return { text: words.checkTotalAgain, mend: { kind: 'press' } };
    case 'sold_out':
      return { text: words.soldOut, mend: remove };
    case 'dish_gone':
      return { text: words.dishGone, mend: remove };
    case 'choice_gone':
      return { text: `${fault} ${words.chooseAgain}`, mend: remove };
    case 'portions':
      return portionWords(problem);
    case 'not_served':
    case 'needs_notice':
      return servingWords(problem, dish);
    case 'below_minimum':
    case 'too_many_open':
    case 'too_large':
      return limitWords(problem);
    case 'withdrawn':
      return { text: words.withdrawn, mend: { kind: 'press' } };
    case 'verify_email':
      return { text: `${emailReason(problem)} ${words.verifyAdvice}`, mend: { kind: 'verify' } };
    case 'cart_empty':
      return emptyWords(problem);
    case 'off':
      return { text: words.off, mend: call };
    case 'slot_full':
    case 'slot_gone':
    case 'later':
    case 'closed':
    case 'paused':
    case 'unattended':
      return timeWords(problem, now);
  }
}

/** Describes a dish that cannot be had at a time, or at none that is left. */
function servingWords({ code, limit = 0, times = [] }: OrderProblem, dish: string): ProblemWords {
  const notice = code === 'needs_notice' ? noticeInWords(limit) : undefined;
  if (times.length > 0) {
    const text = notice === undefined ? words.notServed(dish) : words.needsNotice(dish, notice);
    return { text: `${text} ${words.chooseTime}`, mend: { kind: 'times', times } };
  }
  const never = notice === undefined ? words.neverServed : words.neverInTime(notice);
  return { text: `${never} ${words.removeForRest}`, mend: remove };
}

const whyNotNow: OrderProblemCode[] = [
  'closed',
  'paused',
  'unattended',
  'not_served',
  'needs_notice',
];

/** Says why an order cannot be ready right away although later times are open, if there is a reason to give. */
export function whyNotRightAway({ problems, lines }: Checkout, now: ZonedNow): string | undefined {
  const reason = problems.find(({ code }) => whyNotNow.includes(code));
  if (reason === undefined) return undefined;
  const { code, lineId, limit = 0 } = reason;
  const dish = orderedDish(lines, lineId) ?? words.thisDish;
  if (code === 'not_served') return words.notServed(dish);
  if (code === 'needs_notice') return words.needsNotice(dish, noticeInWords(limit));
  return wordsOf({ ...reason, times: [] }, now).text;
}

/** Returns the name of the dish of a line; undefined for none. */
export function orderedDish(
  lines: Checkout['lines'],
  lineId: string | undefined,
): string | undefined {
  return lines.find((line) => line.lineId === lineId)?.name;
}

/** A problem with a limit is about the day of the pick-up; other days may have room. */
function emailReason({ limit }: OrderProblem): string {
  return limit === undefined ? words.verifyToOrder : words.verifyForDay;
}

/** Describes problems with the pick-up time. Without another time, the diner has to call. */
function timeWords(problem: OrderProblem, now: ZonedNow): ProblemWords {
  const { times = [], opensAt } = problem;
  const [earliest] = times;
  const opens = opensAt === undefined ? undefined : atTime(opensAt, now);
  const sentences: Partial<Record<OrderProblemCode, string>> = {
    slot_full: words.slotFull,
    slot_gone: words.slotGone,
    later: earliest === undefined ? words.later : laterWords(earliest, now),
    closed: closedWords(problem, now),
    paused: opens === undefined ? words.paused : words.pausedUntil(opens),
    unattended: times.length === 0 ? words.unattended : words.unattendedNow,
  };
  const text = sentences[problem.code] ?? words.noSuchTime;
  if (times.length === 0) return { text, mend: call };
  return { text: `${text} ${words.chooseTime}`, mend: { kind: 'times', times } };
}

/** The doors may be open, as the other pages say, but too late for the last order. */
function closedWords({ opensAt, lastOrdersOver }: OrderProblem, now: ZonedNow): string {
  if (lastOrdersOver) return `${lastOrdersWords(opensAt, now)}.`;
  return opensAt === undefined ? words.closed : words.closedUntil(atTime(opensAt, now));
}

function laterWords(earliest: string, now: ZonedNow): string {
  return isToday(earliest, now)
    ? words.laterToday(timeInWords(earliest, now.zone))
    : words.laterOn(atTime(earliest, now));
}

/** The limit of a line is what the lines before it leave of its dish. */
function portionWords({ limit = 0 }: OrderProblem): ProblemWords {
  if (limit === 0) return { text: words.noPortionLeft, mend: remove };
  return { text: words.portionsLeft(limit), mend: { kind: 'take', portions: limit } };
}

function limitWords({ code, limit = 0, actual = 0, unit }: OrderProblem): ProblemWords {
  if (code === 'below_minimum') {
    const missing = formatCents(Math.max(limit - actual, 0));
    return {
      text: words.belowMinimum(formatCents(limit), missing),
      mend: { kind: 'link', to: '/menu', label: words.addDishes },
    };
  }
  if (code === 'too_many_open') {
    if (limit === orderLimits.openOrdersUnverified) {
      return { text: words.hasOpenOrder, mend: { kind: 'verify' } };
    }
    return {
      text: words.hasOpenOrders(limit),
      mend: { kind: 'link', to: '/order', label: words.seeOrders },
    };
  }
  // Verified guests may order for more.
  if (unit === 'cents' && limit === orderLimits.orderCentsUnverified) {
    return {
      text: `${words.tooExpensiveUnverified(formatCents(limit), formatCents(actual))} ${words.verifyAdvice}`,
      mend: { kind: 'verify' },
    };
  }
  const sizes = {
    dishes: words.tooManyDishes(limit, actual),
    cents: words.tooExpensive(formatCents(limit), formatCents(actual)),
    load: words.tooMuchWork,
  };
  return { text: sizes[unit ?? 'load'], mend: toCart };
}

function emptyWords({ order }: OrderProblem): ProblemWords {
  if (!order) {
    return {
      text: words.cartEmpty,
      mend: { kind: 'link', to: '/menu', label: words.backToMenu },
    };
  }
  return {
    text: words.justOrdered(order.number),
    mend: { kind: 'link', to: `/order/${order._id}`, label: words.viewOrder(order.number) },
  };
}
