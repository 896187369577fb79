import { dinerMailKinds } from '@thymely/contract/ordering/mail-kinds';
import { minuteMs } from '@thymely/contract/ground/time';
import { decidingDays } from '@thymely/contract/ordering/deciding-days';
import { offersAt, type OrderingMoment } from '@thymely/contract/ordering/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { AppError, invalidField, retryAfter } from '../../platform/app-error.ts';
import type { Diner } from '../../sign-in/caller.ts';
import { withPortionsGone } from '../../ordering/portions.ts';
import { hourAt } from '../../ordering/time-zones.ts';
import { atPickup } from '../payments/at-pickup.ts';
import { emptyCart, suggestedName } from '../checkout/checkout-view.ts';
import { keyUsedForAnotherOrder } from '../order/errors.ts';
import { limitProblems } from '../checkout/limit-problems.ts';
import { newOrder, numberAfter } from './new-order.ts';
import {
  chooseTime,
  decidingSlots,
  timesFor,
  type Times,
  type WantedPickup,
} from '../checkout/pickup.ts';
import type { PlacementBody } from './placement-key.ts';
import type { ReadLedgers } from '../checkout/checkout-store.ts';
import type { EarlyReading, PlacementDecision, PlacementReading } from './placement-store.ts';
import { portionProblems } from '../checkout/portion-problems.ts';
import { priceCart } from '../checkout/priced-lines.ts';
import { isPossibleTime, parseQuote, quoteHashOf } from '../checkout/quote.ts';
import type { StoredOrder } from '../order/store.ts';
import * as words from './words.en.ts';

export type PlacementToDecide = {
  id: string;
  diner: Diner;
  body: PlacementBody;
  requestHash: string;
};

/** Thrown if an order cannot be placed as it is, with all the problems. */
export class Refused extends Error {
  readonly problems: OrderProblem[];
  /** The ledgers that were read, if any. */
  readonly read: ReadLedgers | undefined;

  constructor(problems: OrderProblem[], read?: ReadLedgers) {
    super('the order is refused');
    this.problems = problems;
    this.read = read;
  }
}

type Clock = Pick<OrderingMoment, 'nowMs' | 'toInstant'>;

/**
 * Decides what a placement's key and cart alone can decide, before its turn.
 *
 * @returns the order that was placed with this key before, if there is one.
 * @throws Refused
 * @throws AppError CONFLICT for a key that was used for another order, TOO_MANY_REQUESTS.
 */
export function decideEarly(
  { id, requestHash }: Pick<PlacementToDecide, 'id' | 'requestHash'>,
  { placed, cart }: EarlyReading,
  nowMs: number,
): StoredOrder | undefined {
  if (placed !== undefined) {
    if (placed.requestHash !== requestHash) throw keyUsedForAnotherOrder(placed);
    return placed;
  }
  if (cart.withdrawn.includes(id)) throw new Refused([{ code: 'withdrawn' }]);
  if (cart.lines.length === 0) throw new Refused([emptyCart(cart, nowMs)]);
  requirePause(cart.placedAtMs, nowMs);
  return undefined;
}

/**
 * Decides a placement on the basis of one reading.
 *
 * @throws Refused
 * @throws AppError CONFLICT for a key that was used for another order, TOO_MANY_REQUESTS,
 * INVALID_REQUEST for a missing name or telephone number, or a note where none is accepted.
 */
export function decidePlacement(
  placement: PlacementToDecide,
  reading: PlacementReading,
  clock: Clock,
): PlacementDecision {
  const { id, diner, body, requestHash } = placement;
  const { settings, isAttended } = reading;
  const { nowMs } = clock;
  const replay = decideEarly(placement, reading, nowMs);
  if (replay !== undefined) return { replay };
  const { name, note, allergies, phone } = requireWords(diner, body, settings);

  const isUnverified = !diner.emailVerified;
  const moment = { ...clock, settings, isAttended };
  const offers = offersAt(moment);
  const { portions, menu } = reading;
  const cart = priceCart(withPortionsGone(reading, { moment, offers, portions, menu }));
  const demand = { load: cart.load, ledgers: reading.ledgers, isUnverified };
  const times = timesFor(moment, demand, { lines: cart.lines, others: offers });
  const quote = parseQuote(body.quote);
  const wanted = { pickup: body.pickup, quotedAsapMs: quote.asapMs };
  const readDays = unreadDays(times, wanted, reading);
  if (readDays.length > 0) return { readDays };

  const { time, problems } = chooseTime(times, wanted);
  const [slot] = time === undefined ? decidingSlots(times, wanted) : [time.slot];
  const day = slot?.day;
  const unverifiedOpen = reading.unverifiedOpen.get(time?.slot.day ?? '') ?? 0;
  const isSame = quote.hash === quoteHashOf({ uid: diner.uid, cart, asapMs: quote.asapMs });
  const all: OrderProblem[] = [
    ...(isSame && isPossibleTime(quote, { nowMs, settings }) ? [] : [{ code: 'changed' as const }]),
    ...cart.problems,
    ...portionProblems(cart, day, reading),
    ...limitProblems({ ...reading, diner, cart, unverifiedOpen }),
    ...problems,
  ];
  if (time === undefined || all.length > 0) throw new Refused(all, reading);
  const place = newOrder({
    id,
    uid: diner.uid,
    isUnverified,
    mails: isUnverified
      ? []
      : dinerMailKinds.filter((kind) => reading.settings.mails.includes(kind)),
    requestHash,
    name,
    note,
    allergies,
    hasPhone: phone !== undefined,
    number: numberAfter(reading.lastNumber),
    cart,
    time,
    kind: body.pickup === 'asap' ? 'asap' : 'slot',
    pickupHour: hourAt(time.slot.startMs, settings.timeZone),
    payment: atPickup.first,
    nowMs,
  });
  return { place, phone };
}

/** Returns the days whose ledgers decide but were not read. */
function unreadDays(times: Times, wanted: WantedPickup, { ledgers }: PlacementReading): string[] {
  const zone = { hours: times.moment.settings, toInstant: times.moment.toInstant };
  const days = decidingSlots(times, wanted).flatMap((slot) => decidingDays(slot, zone));
  return [...new Set(days)].filter((day) => !ledgers.has(day));
}

/** @throws AppError TOO_MANY_REQUESTS when the sixth-last placement was too recent. */
function requirePause(placedAtMs: readonly number[], nowMs: number): void {
  const { placements, placementMinutes } = orderLimits;
  const first = placedAtMs.at(-placements);
  if (first === undefined) return;
  const waitMs = first + placementMinutes * minuteMs - nowMs;
  if (waitMs <= 0) return;
  throw new AppError('TOO_MANY_REQUESTS', words.tooManyOrders, { headers: retryAfter(waitMs) });
}

/** @throws AppError INVALID_REQUEST */
function requireWords(
  diner: Diner,
  body: PlacementBody,
  settings: PlacementReading['settings'],
): { name: string; note: string; allergies: string; phone: string | undefined } {
  const { name = suggestedName(diner), note = '', allergies = '' } = body;
  if (name === '') throw invalidField('name', words.nameRequired);
  if (note !== '' && !settings.notes) throw invalidField('note', words.noNotes);
  // A number that nobody asks for is not kept.
  const phone = settings.phone === 'off' ? undefined : body.phone;
  if (settings.phone === 'required' && phone === undefined) {
    throw invalidField('phone', words.phoneRequired);
  }
  return { name, note, allergies, phone };
}
