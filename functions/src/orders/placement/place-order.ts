import { usualPerAddress } from '@thymely/contract/orders/limits';
import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { decidingDays } from '@thymely/contract/ordering/deciding-days';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { isOutage } from '../../platform/error-codes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Diner } from '../../sign-in/caller.ts';
import type { InQueue } from '../../platform/in-queue.ts';
import { toInstant } from '../../ordering/time-zones.ts';
import { readCheckout, type CheckoutDeps } from '../checkout/checkout.ts';
import { decideEarly, decidePlacement, Refused } from './decide-placement.ts';
import { keyUsedForAnotherOrder } from '../order/errors.ts';
import { decidingSlots, timesFor, timesInstead } from '../checkout/pickup.ts';
import { orderIdOf, requestHashOf, type PlacementBody } from './placement-key.ts';
import { parseQuote } from '../checkout/quote.ts';
import type { PlacementLimits } from './placement-limits.ts';
import type { KnownEarly, Placed, PlacementStore } from './placement-store.ts';
import * as words from './words.en.ts';

export type PlaceOrderDeps = CheckoutDeps & {
  orders: PlacementStore;
  limits: PlacementLimits;
  /** Runs one placement of a person at a time. A second finds what the first has stored. */
  inPersonalQueue: InQueue;
};

export type PlaceOrderInput = {
  diner: Diner;
  key: string;
  body: PlacementBody;
  /** The number of the attempt with this key, from 1. */
  attempt: number;
  visitor: Visitor;
  /** The time by `performance.now()` after which nothing is begun. */
  untilMs: number;
};

type Placement = PlaceOrderInput & { id: string; requestHash: string };

/**
 * Places the diner's cart as an order, exactly once for each key.
 *
 * @throws AppError CONFLICT with everything that keeps the order from being placed, and the current
 * checkout; or with the order for which the key was used; TOO_MANY_REQUESTS, INVALID_REQUEST,
 * UNAVAILABLE.
 */
export async function placeOrder(deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<Placed> {
  const { limits, inPersonalQueue } = deps;
  const { uid } = input.diner;
  const id = orderIdOf(uid, input.key);
  const placement = { ...input, id, requestHash: requestHashOf(input.body) };
  limits.countAttempt(uid);
  try {
    const placed = await inPersonalQueue(uid, () => placeInTurn(deps, placement), input.untilMs);
    if (placed.isReplayed) limits.forgetAttempt(uid);
    return placed;
  } catch (error) {
    if (isUnavailable(error)) limits.forgetAttempt(uid);
    if (error instanceof AppError && error.code === 'CONFLICT') limits.countRefusal(uid);
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
  return isOutage(error) || (error instanceof AppError && error.code === 'UNAVAILABLE');
}

async function placeInTurn(deps: PlaceOrderDeps, placement: Placement): Promise<Placed> {
  const { orders, nowMs } = deps;
  const { diner, id, attempt, untilMs } = placement;
  const { uid, email } = diner;
  try {
    const early = await orders.readEarly({ uid, id });
    const replay = decideEarly(placement, early, nowMs());
    if (replay !== undefined) return { order: replay, isReplayed: true };
    return await countedForVisitor(deps, placement, () => placeKnown(deps, placement, early));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // An earlier attempt may still be in transit, so a refusal is final only if none can succeed.
    const placed = attempt > 1 ? await orders.withdraw({ uid, email, id, untilMs }) : undefined;
    if (placed === undefined) throw await refusalOf(deps, placement, error);
    if (placed.requestHash !== placement.requestHash) throw keyUsedForAnotherOrder(placed);
    return { order: placed, isReplayed: true };
  }
}

/** Counts an unverified diner's order for the visitor, unless it is not placed. */
async function countedForVisitor(
  { limits, orders }: PlaceOrderDeps,
  { diner, visitor }: Placement,
  place: () => Promise<Placed>,
): Promise<Placed> {
  if (diner.emailVerified) return place();
  limits.countStranger(visitor, orders.lastSettings()?.unverifiedPerAddress ?? usualPerAddress());
  let isNew = false;
  try {
    const placed = await place();
    isNew = !placed.isReplayed;
    return placed;
  } finally {
    if (!isNew) limits.forgetStranger(visitor);
  }
}

function placeKnown(
  deps: PlaceOrderDeps,
  placement: Placement,
  early: KnownEarly,
): Promise<Placed> {
  const { orders, menuCache, nowMs } = deps;
  const { diner, id, body, untilMs } = placement;
  const days = likelyDays(deps, body);
  const readMenu = () => menuCache.read();
  return orders.place({ uid: diner.uid, id, early, days, nowMs, readMenu, untilMs }, (reading) =>
    decidePlacement(placement, reading, { nowMs: nowMs(), toInstant }),
  );
}

/** Returns the business days whose ledgers probably decide, before anything is read. */
function likelyDays({ orders, nowMs }: PlaceOrderDeps, { pickup, quote }: PlacementBody): string[] {
  const now = nowMs();
  const inUtc = new Date(pickup === 'asap' ? now : pickup).toISOString().slice(0, 10);
  const settings = orders.lastSettings();
  if (settings === undefined) return [inUtc];
  const moment = { settings, nowMs: now, toInstant, isAttended: true };
  const times = timesFor(moment, { load: 0, ledgers: new Map() });
  const slots = decidingSlots(times, { pickup, quotedAsapMs: parseQuote(quote).asapMs });
  const zone = { hours: settings, toInstant };
  const days = slots.flatMap((slot) => decidingDays(slot, zone));
  return days.length === 0 ? [inUtc] : [...new Set(days)];
}

async function refusalOf(
  deps: PlaceOrderDeps,
  { diner, body }: Placement,
  { problems, read }: Refused,
): Promise<AppError> {
  const isAboutTimes = problems.some(({ times }) => times !== undefined);
  const fromMs = body.pickup === 'asap' ? deps.nowMs() : Math.max(body.pickup, deps.nowMs());
  const timesFromMs = isAboutTimes ? fromMs : undefined;
  const { checkout, times } = await readCheckout(deps, { diner, timesFromMs, read });
  const more: OrderRefusal = {
    // The placement took its times from the ledgers of one slot only.
    problems: problems.map((problem: OrderProblem) =>
      problem.times === undefined
        ? problem
        : { ...problem, times: timesInstead(problem.code, fromMs, times) },
    ),
    checkout,
  };
  return new AppError('CONFLICT', words.cannotBePlaced, { more });
}
