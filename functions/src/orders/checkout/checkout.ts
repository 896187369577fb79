import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import {
  daysWithSlots,
  freeSlotsOf,
  nextFreeSlots,
  offersAt,
} from '@thymely/contract/ordering/slots';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { Diner } from '../../sign-in/caller.ts';
import type { MenuCache } from '../../menu/menu-cache.ts';
import { withPortionsGone } from '../../ordering/portions.ts';
import { toInstant } from '../../ordering/time-zones.ts';
import { toCheckout } from './checkout-view.ts';
import { timesFor, type Times } from './pickup.ts';
import type { CheckoutReading, CheckoutStore, ReadLedgers } from './checkout-store.ts';
import { priceCart, type PricedCart } from './priced-lines.ts';

export type CheckoutDeps = {
  orders: CheckoutStore;
  menuCache: Pick<MenuCache, 'read'>;
  nowMs: () => number;
};

type CheckoutInput = {
  diner: Diner;
  /** The business day whose slots are listed. Default: the first day that has any. */
  day?: string | undefined;
  /** The moment from which the next free times are also requested. */
  timesFromMs?: number | undefined;
  /** The ledgers that have just been read. */
  read?: ReadLedgers | undefined;
};

export type CheckoutNow = { checkout: Checkout; times: Times };

/** The most ledgers that a checkout reads, unless it also names the next free times. */
const mostLedgers = 2;
const mostLedgersForTimes = 4;

/** Returns the cart as it can be ordered now, and the possible pick-up times. */
export async function readCheckout(
  deps: CheckoutDeps,
  request: CheckoutInput,
): Promise<CheckoutNow> {
  const { diner } = request;
  const { orders, menuCache, nowMs } = deps;
  const settings = orders.lastSettings();
  const days = settings === undefined ? [] : likelyDays(settings, request, nowMs());
  const { uid } = diner;
  const fresh = await orders.readCheckout({ uid, nowMs, readMenu: () => menuCache.read(), days });
  const first = request.read === undefined ? fresh : withLedgers(request.read, fresh);
  const { reading, times, cart } = await withNeededLedgers(deps, { request, reading: first });
  const day = request.day ?? shownDay(times, reading);
  return { checkout: toCheckout({ diner, reading, cart, times, day }), times };
}

type View = { request: CheckoutInput; reading: CheckoutReading };

/** Adds the ledgers that turn out to be needed. */
async function withNeededLedgers(
  { orders, nowMs }: CheckoutDeps,
  { request, reading: first }: View,
): Promise<{ reading: CheckoutReading; times: Times; cart: PricedCart }> {
  const most = request.timesFromMs === undefined ? mostLedgers : mostLedgersForTimes;
  const { settings, isAttended } = first;
  const moment = { settings, isAttended, toInstant, nowMs: nowMs() };
  const offers = offersAt(moment);
  let reading = first;
  for (;;) {
    const { ledgers, portions } = reading;
    const { menu } = reading;
    const cart = priceCart(withPortionsGone(reading, { moment, offers, portions, menu }));
    const isUnverified = !request.diner.emailVerified;
    const demand = { load: cart.load, ledgers, isUnverified };
    const times = timesFor(moment, demand, { lines: cart.lines, others: offers });
    const missing = neededDays(times, request)
      .filter((day) => !ledgers.has(day))
      .slice(0, Math.max(0, most - ledgers.size));
    if (missing.length === 0) return { reading, times, cart };
    const more = await orders.readLedgers(missing);
    reading = withLedgers(more, reading);
  }
}

/** Combines ledgers, of which those of the second argument are newer. */
function withLedgers<Reading extends ReadLedgers>(
  { ledgers, unverifiedOpen, portions }: ReadLedgers,
  reading: Reading,
): Reading {
  return {
    ...reading,
    ledgers: new Map([...ledgers, ...reading.ledgers]),
    unverifiedOpen: new Map([...unverifiedOpen, ...reading.unverifiedOpen]),
    portions: new Map([...portions, ...reading.portions]),
  };
}

function likelyDays(settings: OrderingSettings, request: CheckoutInput, nowMs: number): string[] {
  const moment = { settings, toInstant, nowMs, isAttended: true };
  const times = timesFor(moment, { load: 0, ledgers: new Map() });
  // Dishes of the cart may exclude the first day, and the one that is shown instead has to be read, too.
  return neededDays(times, request).slice(0, request.day === undefined ? 1 : mostLedgers);
}

/** Returns the days whose ledgers decide. An unread day counts as free until it is read. */
function neededDays(times: Times, { day, timesFromMs }: CheckoutInput): string[] {
  const { asap, offers, demand } = times;
  const days = daysWithSlots(offers);
  const listed = day === undefined ? firstFreeDay(times) : days.find((each) => each === day);
  const next = timesFromMs === undefined ? [] : nextFreeSlots(timesFromMs, offers, demand);
  const needed = [asap?.slot.day, listed, ...next.map((slot) => slot.day)];
  return [...new Set(needed.filter((each) => each !== undefined))];
}

function firstFreeDay({ offers, demand }: Times): string | undefined {
  return daysWithSlots(offers).find((day) => freeSlotsOf(day, offers, demand).length > 0);
}

/** Returns a day whose ledger was read. On any other, all slots would seem to be free. */
function shownDay(times: Times, { ledgers }: CheckoutReading): string | undefined {
  const day = firstFreeDay(times);
  if (day === undefined || ledgers.has(day)) return day;
  return daysWithSlots(times.offers).findLast((each) => ledgers.has(each));
}
