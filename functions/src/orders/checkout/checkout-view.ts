import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { minuteMs } from '@thymely/contract/ground/time';
import { daysWithSlots, freeSlotsOf, fullSlotsOf } from '@thymely/contract/ordering/slots';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { Diner } from '../../sign-in/caller.ts';
import { daysOffered } from '../../ordering/portions.ts';
import { limitProblems } from './limit-problems.ts';
import { asapProblems, type Times } from './pickup.ts';
import { portionProblems } from './portion-problems.ts';
import type { CheckoutReading, OrderedCart } from './checkout-store.ts';
import type { PricedCart } from './priced-lines.ts';
import { formatQuote, quoteHashOf } from './quote.ts';

/** How long an empty cart names the order that emptied it. */
const lastOrderMs = 10 * minuteMs;

type CheckoutViewInput = {
  diner: Diner;
  reading: CheckoutReading;
  cart: PricedCart;
  times: Times;
  /** The business day whose slots are listed. */
  day: string | undefined;
};

/** Returns the content of the checkout page. */
export function toCheckout({ diner, reading, cart, times, day }: CheckoutViewInput): Checkout {
  const { asap, offers, demand } = times;
  const { uid } = diner;
  const isEmpty = cart.lines.length === 0;
  const asapMs = asap?.atMs;
  const hash = quoteHashOf({ uid, cart, asapMs });
  const slots = day === undefined ? [] : freeSlotsOf(day, offers, demand);
  const full = day === undefined ? [] : fullSlotsOf(day, offers, demand);
  const unverifiedOpen = reading.unverifiedOpen.get(asap?.slot.day ?? day ?? '') ?? 0;
  return {
    quote: isEmpty ? null : formatQuote({ hash, asapMs }),
    name: suggestedName(diner),
    lines: cart.lines.map(({ shown }) => shown),
    totalCents: cart.totalCents,
    asap: asap ? toInstantText(asap.atMs) : null,
    day: day ?? null,
    days: daysWithSlots(offers),
    slots: slots.map(({ startMs }) => toInstantText(startMs)),
    fullSlots: full.map(({ startMs }) => toInstantText(startMs)),
    problems: isEmpty
      ? [emptyCart(reading.cart, times.moment.nowMs)]
      : [
          ...cart.problems,
          ...portionProblems(cart, asap?.slot.day ?? daysOffered(offers)[0], reading),
          ...limitProblems({ ...reading, diner, cart, unverifiedOpen }),
          ...asapProblems(times),
        ],
  };
}

/** Returns the problem of an empty cart, with the order that has just emptied it, if any. */
export function emptyCart({ lastOrder }: OrderedCart, nowMs: number): OrderProblem {
  if (lastOrder === undefined || nowMs - lastOrder.atMs > lastOrderMs)
    return { code: 'cart_empty' };
  const { id, number } = lastOrder;
  return { code: 'cart_empty', order: { _id: id, number } };
}

/** Returns the name to call out by default; empty for a profile without a name. */
export function suggestedName({ name }: Pick<Diner, 'name'>): string {
  const { orderNameLength } = orderLimits;
  const whole = name.trim();
  if (whole.length <= orderNameLength) return whole.toWellFormed();
  // It is called out, so it ends at a word, unless the first word alone is too long.
  const end = whole.slice(0, orderNameLength + 1).search(/(?<!\s)\s+\S*$/);
  return beginningOf(whole, end > 0 ? end : orderNameLength);
}

function toInstantText(ms: number): string {
  return new Date(ms).toISOString();
}
