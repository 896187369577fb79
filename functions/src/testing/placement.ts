import { offersAt } from '@thymely/contract/ordering/slots';
import type { StoredLine } from '../cart/store.ts';
import type { Diner } from '../sign-in/caller.ts';
import { dishOf } from '../menu/dish-content.ts';
import { decidePlacement, Refused } from '../orders/placement/decide-placement.ts';
import type { PlacementBody } from '../orders/placement/placement-key.ts';
import type { PlacementReading } from '../orders/placement/placement-store.ts';
import { priceCart } from '../orders/checkout/priced-lines.ts';
import { formatQuote, quoteHashOf } from '../orders/checkout/quote.ts';
import { withPortionsGone } from '../ordering/portions.ts';
import { toInstant } from '../ordering/time-zones.ts';
import { emptyMenu, soup } from './dishes.ts';
import { roundTheClock } from './kitchen.ts';

export const dana: Diner = {
  uid: 'dana',
  email: 'dana@thymely.test',
  emailVerified: true,
  name: 'Dana Diner',
  role: 'user',
  isAdmin: false,
  isKitchen: false,
  session: { id: 'session', expiresAtMs: 0 },
  hasEnded: false,
};

export const soupDish = dishOf('soup', soup);

export function lineOf(changes: Partial<StoredLine> = {}): StoredLine {
  const { name, image, price } = soupDish;
  const added = { name, image, price };
  return { id: 'line-1', menuItemId: 'soup', quantity: 1, addedAtMs: 1, added, ...changes };
}

/** One soup in the cart of a restaurant that is always open, with slots of 15 minutes. */
export function readingOf(changes: Partial<PlacementReading> = {}): PlacementReading {
  const days = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
  return {
    cart: { lines: [lineOf()], lastOrder: undefined, placedAtMs: [], withdrawn: [] },
    settings: { ...roundTheClock, leadMinutes: 10, slotCapacity: 60, needsScreen: false },
    soldOut: new Set(),
    soldOutChoices: new Set(),
    isAttended: true,
    openOrders: 0,
    placed: undefined,
    menu: { ...emptyMenu, items: [soupDish] },
    ledgers: new Map(days.map((day) => [day, {}])),
    unverifiedOpen: new Map(),
    portions: new Map(),
    lastNumber: 0,
    ...changes,
  };
}

/** It is Wednesday, half a minute after a slot would have begun. */
export const nowMs = Date.parse('2026-03-04T17:45:30Z');
export const asapMs = Date.parse('2026-03-04T18:00:00Z');

/** Returns the quote of a checkout that showed this reading. */
export function quoteFor(
  reading: PlacementReading,
  { diner = dana, asapMs: shownMs = asapMs }: { diner?: Diner; asapMs?: number | null } = {},
): string {
  const shown = shownMs ?? undefined;
  const moment = { ...reading, nowMs, toInstant };
  const cart = priceCart(
    reading.portions.size === 0
      ? reading
      : withPortionsGone(reading, { ...reading, moment, offers: offersAt(moment) }),
  );
  const hash = quoteHashOf({ uid: diner.uid, cart, asapMs: shown });
  return formatQuote({ hash, asapMs: shown });
}

type Attempt = { diner?: Diner; body?: Partial<PlacementBody>; requestHash?: string };

/** Returns the decision about a placement, or the problems with which it is refused. */
export function decide(
  reading: PlacementReading,
  { diner = dana, body = {}, requestHash = 'hash' }: Attempt = {},
) {
  const { quote = quoteFor(reading, { diner }) } = body;
  const whole = { pickup: 'asap', ...body, quote } as const;
  const placement = { id: 'order-1', diner, body: whole, requestHash };
  try {
    return decidePlacement(placement, reading, { nowMs, toInstant });
  } catch (error) {
    if (error instanceof Refused) return error.problems;
    throw error;
  }
}
