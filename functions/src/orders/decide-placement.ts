import { slotAt, type Moment } from '@thymely/contract/ordering/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { orderLimits } from '@thymely/contract/orders/limits';
import { AppError, invalidField, retryAfter } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import { atPickup } from '../payments/at-pickup.ts';
import { emptyCart, suggestedName } from './checkout-view.ts';
import { keyUsedForAnotherOrder } from './errors.ts';
import { limitProblems } from './limit-problems.ts';
import { newOrder } from './new-order.ts';
import { chooseSlot, timesFor, type Times } from './pickup.ts';
import type { PlacementBody } from './placement-key.ts';
import type { PlacementDecision, PlacementReading } from './placement-store.ts';
import { priceCart } from './priced-lines.ts';
import { parseQuote, quoteHashOf } from './quote.ts';

const minuteMs = 60_000;

export type Placement = {
  id: string;
  diner: Diner;
  body: PlacementBody;
  requestHash: string;
};

/** An order that cannot be placed as it is, with everything that keeps it from that. */
export class Refused extends Error {
  readonly problems: OrderProblem[];

  constructor(problems: OrderProblem[]) {
    super('the order is refused');
    this.problems = problems;
  }
}

type Clock = Pick<Moment, 'nowMs' | 'toInstant'>;

/**
 * What becomes of a placement, as of one reading.
 *
 * @throws Refused
 * @throws AppError CONFLICT for a key that was used for another order, TOO_MANY_REQUESTS,
 * INVALID_REQUEST for a name that is missing or a note where none is taken.
 */
export function decidePlacement(
  { id, diner, body, requestHash }: Placement,
  reading: PlacementReading,
  clock: Clock,
): PlacementDecision {
  const { placed, settings, isAttended } = reading;
  if (placed !== undefined) {
    if (placed.requestHash !== requestHash) throw keyUsedForAnotherOrder(placed);
    return { replay: placed };
  }
  const { nowMs } = clock;
  if (reading.cart.lines.length === 0) throw new Refused([emptyCart(reading.cart, nowMs)]);
  requirePause(reading.cart.placedAtMs, nowMs);
  const { name, note } = requireWords(diner, body, settings);

  const cart = priceCart(reading);
  const moment = { ...clock, settings, isAttended };
  const times = timesFor(moment, { load: cart.load, ledgers: reading.ledgers });
  const readDay = unreadDay(times, body, reading);
  if (readDay !== undefined) return { readDay };

  const quote = parseQuote(body.quote);
  const isChanged = quote.hash !== quoteHashOf({ uid: diner.uid, cart });
  const wanted = { pickup: body.pickup, quotedAsapMs: quote.asapMs };
  const { slot, problems } = chooseSlot(times, wanted);
  const all: OrderProblem[] = [
    ...(isChanged ? [{ code: 'changed' as const }] : []),
    ...cart.problems,
    ...limitProblems({ ...reading, diner, cart }),
    ...problems,
  ];
  if (slot === undefined || all.length > 0) throw new Refused(all);
  const pickup =
    body.pickup === 'asap'
      ? ({ kind: 'asap', quotedAtMs: quote.asapMs ?? slot.startMs } as const)
      : ({ kind: 'slot', quotedAtMs: slot.startMs } as const);
  const number = (reading.lastNumbers.get(slot.day) ?? 0) + 1;
  const { taxIncludedBp } = settings;
  const parts = { id, uid: diner.uid, requestHash, name, note, number, cart, slot, pickup };
  return { place: newOrder({ ...parts, taxIncludedBp, payment: atPickup.first, nowMs }) };
}

/** The day whose ledger decides, if it was not read. */
function unreadDay(
  { asap, offers }: Times,
  { pickup }: PlacementBody,
  { ledgers }: PlacementReading,
): string | undefined {
  const slot = pickup === 'asap' ? asap : slotAt(pickup, offers);
  return slot !== undefined && !ledgers.has(slot.day) ? slot.day : undefined;
}

/** @throws AppError TOO_MANY_REQUESTS when the sixth-last placement was too short a while ago. */
function requirePause(placedAtMs: readonly number[], nowMs: number): void {
  const { placements, placementMinutes } = orderLimits;
  const first = placedAtMs.at(-placements);
  if (first === undefined) return;
  const waitMs = first + placementMinutes * minuteMs - nowMs;
  if (waitMs <= 0) return;
  const message = "You've placed several orders just now. Please wait a few minutes.";
  throw new AppError('TOO_MANY_REQUESTS', message, { headers: retryAfter(waitMs) });
}

/** @throws AppError INVALID_REQUEST */
function requireWords(
  diner: Diner,
  body: PlacementBody,
  settings: PlacementReading['settings'],
): { name: string; note: string } {
  const { name = suggestedName(diner), note = '' } = body;
  if (name === '') throw invalidField('name', 'Name is required.');
  if (note !== '' && !settings.notes)
    throw invalidField('note', "We can't take notes at the moment.");
  return { name, note };
}
