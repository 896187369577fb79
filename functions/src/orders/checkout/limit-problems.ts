import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { Diner } from '../../sign-in/caller.ts';
import type { PricedCart } from './priced-lines.ts';

type Facts = {
  diner: Pick<Diner, 'emailVerified'>;
  cart: Pick<PricedCart, 'totalCents' | 'dishes' | 'load'>;
  settings: Pick<
    OrderingSettings,
    'minCents' | 'slotCapacity' | 'verifiedOnly' | 'unverifiedOrders'
  >;
  openOrders: number;
  /** The open orders of diners without a verified email on the day of pick-up, if it is known. */
  unverifiedOpen: number;
};

/** Returns each limit that an order exceeds or falls short of, with the actual number. */
export function limitProblems(facts: Facts): OrderProblem[] {
  const { diner, cart, settings, openOrders } = facts;
  const { emailVerified } = diner;
  const mostOpen = emailVerified ? orderLimits.openOrders : orderLimits.openOrdersUnverified;
  const mostCents = emailVerified ? orderLimits.orderCents : orderLimits.orderCentsUnverified;
  const problems: OrderProblem[] = emailVerified ? [] : strangerProblems(facts);
  if (cart.totalCents < settings.minCents) {
    problems.push({ code: 'below_minimum', limit: settings.minCents, actual: cart.totalCents });
  }
  if (openOrders >= mostOpen) {
    problems.push({ code: 'too_many_open', limit: mostOpen, actual: openOrders });
  }
  const sizes = [
    { unit: 'cents', limit: mostCents, actual: cart.totalCents },
    { unit: 'dishes', limit: orderLimits.orderDishes, actual: cart.dishes },
    { unit: 'load', limit: settings.slotCapacity, actual: cart.load },
  ] as const;
  for (const size of sizes) {
    if (size.actual > size.limit) problems.push({ code: 'too_large', ...size });
  }
  return problems;
}

/** Returns what keeps diners without a verified email from ordering, besides lower limits. */
function strangerProblems({ settings, unverifiedOpen }: Facts): OrderProblem[] {
  if (settings.verifiedOnly) return [{ code: 'verify_email' }];
  const limit = settings.unverifiedOrders;
  return unverifiedOpen < limit ? [] : [{ code: 'verify_email', limit, actual: unverifiedOpen }];
}
