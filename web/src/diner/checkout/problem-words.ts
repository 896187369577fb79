import { orderLimits } from '@thymely/contract/orders/limits';
import type { OrderProblem, OrderProblemCode } from '@thymely/contract/orders/endpoints';
import { formatCents } from '../../model/format-price.ts';
import { atTime, type ZonedNow } from './pickup/pickup-times.ts';

/** The one action that solves a problem. */
export type Mend =
  | { kind: 'remove' }
  | { kind: 'times'; times: string[] }
  | { kind: 'link'; to: string; label: string }
  | { kind: 'call' }
  /** Sends the email that verifies the diner's address. */
  | { kind: 'verify' }
  /** Points to the button 'Place order', to be pressed again. */
  | { kind: 'press' };

export type ProblemWords = { text: string; mend: Mend };

/** The part of the page that a problem concerns. */
export type ProblemPlace = 'line' | 'pickup' | 'order' | 'page';

const placeOfCode: Record<OrderProblemCode, ProblemPlace> = {
  changed: 'order',
  sold_out: 'line',
  dish_gone: 'line',
  choice_gone: 'line',
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

export function placeOf({ code }: OrderProblem): ProblemPlace {
  return placeOfCode[code];
}

/** Whether something has to be done about a problem before the order can be placed. */
export function hasMend(problem: OrderProblem, now: ZonedNow): boolean {
  return wordsOf(problem, now).mend.kind !== 'press';
}

const remove: Mend = { kind: 'remove' };
const call: Mend = { kind: 'call' };
const toCart: Mend = { kind: 'link', to: '/cart-page', label: 'Change your cart' };

const someFault = 'One of its options is no longer available.';
const chooseAgain = "It isn't included in the total. Choose again in your cart, or remove it.";

/**
 * Says what a problem means for the diner, and what to do about it.
 *
 * @param fault what is wrong with the choices of the line, where the problem is about one.
 */
export function wordsOf(problem: OrderProblem, now: ZonedNow, fault = someFault): ProblemWords {
  switch (problem.code) {
    case 'changed':
      return {
        text: 'Your order has changed. Check the new total, then press Place order again.',
        mend: { kind: 'press' },
      };
    case 'sold_out':
      return { text: "Sold out today. It isn't included in the total.", mend: remove };
    case 'dish_gone':
      return { text: "No longer on our menu. It isn't included in the total.", mend: remove };
    case 'choice_gone':
      return { text: `${fault} ${chooseAgain}`, mend: remove };
    case 'below_minimum':
    case 'too_many_open':
    case 'too_large':
      return limitWords(problem);
    case 'withdrawn':
      return {
        text: 'Nothing was ordered with your last try. Press Place order again.',
        mend: { kind: 'press' },
      };
    case 'verify_email':
      return { text: `${emailReason(problem)} ${emailAdvice}`, mend: { kind: 'verify' } };
    case 'cart_empty':
      return emptyWords(problem);
    case 'off':
      return { text: "We aren't taking orders online right now.", mend: call };
    case 'slot_full':
    case 'slot_gone':
    case 'later':
    case 'closed':
    case 'paused':
    case 'unattended':
      return timeWords(problem, now);
  }
}

const emailAdvice = 'Send the email, open its link, then come back here and press Place order.';

/** A problem with a limit is about the day of the pick-up; other days may have room. */
function emailReason({ limit }: OrderProblem): string {
  return limit === undefined
    ? 'To take this order online we need to know that your email is yours.'
    : "For this day we've taken all the orders we can from guests whose email isn't verified. Choose another day, or verify yours.";
}

/** Describes problems with the pick-up time. Without another time, the diner has to call. */
function timeWords(problem: OrderProblem, now: ZonedNow): ProblemWords {
  const { times = [], opensAt } = problem;
  const [earliest] = times;
  const opens = opensAt === undefined ? undefined : atTime(opensAt, now);
  const sentences: Partial<Record<OrderProblemCode, string>> = {
    slot_full: 'That time has just filled up.',
    slot_gone: "That time isn't available anymore.",
    later: earliest
      ? `We've gotten busier. The earliest time is now ${atTime(earliest, now).replace(/^at /, '')}.`
      : "We've gotten busier.",
    closed:
      opens === undefined ? "We're closed right now." : `We're closed right now. We open ${opens}.`,
    paused:
      opens === undefined
        ? 'The kitchen is taking a break.'
        : `The kitchen is taking a break. It's back ${opens}.`,
    unattended:
      times.length === 0
        ? "The kitchen can't see online orders right now, so please call us."
        : "The kitchen can't see online orders right now. Call us, or order for later.",
  };
  const text = sentences[problem.code] ?? "That time isn't available.";
  if (times.length === 0) return { text, mend: call };
  return { text: `${text} Choose a time:`, mend: { kind: 'times', times } };
}

function limitWords({ code, limit = 0, actual = 0, unit }: OrderProblem): ProblemWords {
  if (code === 'below_minimum') {
    const missing = formatCents(Math.max(limit - actual, 0));
    return {
      text: `Online orders start at ${formatCents(limit)}. Add ${missing} more.`,
      mend: { kind: 'link', to: '/menu', label: 'Add more dishes' },
    };
  }
  if (code === 'too_many_open') {
    const text =
      limit === 1
        ? 'You already have an open order. You can place another once you pick it up, or once you verify your email.'
        : `You already have ${limit} open orders. You can place another once you pick one up.`;
    return { text, mend: { kind: 'link', to: '/order', label: 'See your orders' } };
  }
  // Verified guests may order for more.
  if (unit === 'cents' && limit === orderLimits.orderCentsUnverified) {
    return {
      text: `Until your email is verified, an online order can come to ${formatCents(limit)}, and this one comes to ${formatCents(actual)}. ${emailAdvice}`,
      mend: { kind: 'verify' },
    };
  }
  const sizes = {
    dishes: `An online order can have up to ${limit} dishes, and this one has ${actual}.`,
    cents: `An online order can come to ${formatCents(limit)}, and this one comes to ${formatCents(actual)}.`,
    load: 'This is more than our kitchen can make at one time.',
  };
  return { text: `${sizes[unit ?? 'load']} For more, call us.`, mend: toCart };
}

function emptyWords({ order }: OrderProblem): ProblemWords {
  if (!order) {
    return {
      text: 'Cart is empty. Please add products.',
      mend: { kind: 'link', to: '/menu', label: 'Back to Menu' },
    };
  }
  return {
    text: `You ordered #${order.number} just now.`,
    mend: { kind: 'link', to: `/order/${order._id}`, label: `View #${order.number}` },
  };
}
