import {
  asapTime,
  asapTimes,
  slotAround,
  type AsapTime,
} from '@thymely/contract/ordering/asap-time';
import { orderingStateAt } from '@thymely/contract/ordering/ordering-state';
import {
  anyTime,
  hasRoom,
  nextFreeSlots,
  offersAt,
  slotAt,
  type Demand,
  type OrderingMoment,
  type Offers,
  type Slot,
} from '@thymely/contract/ordering/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { toleranceMs } from '@thymely/contract/orders/promise';
import { dishTimesOf, excludedAt, excludesAll, notServedAt } from './dish-times.ts';
import type { PricedLine } from './priced-lines.ts';

/** The possible pick-up times, according to the ledgers that were read. */
export type Times = {
  moment: OrderingMoment;
  /** The lines of the cart, whose dishes may not be had at any time. */
  lines: readonly PricedLine[];
  /** What is offered for the cart. */
  offers: Offers;
  /** What would be offered for dishes that can be had at any time. */
  others: Offers;
  demand: Demand;
  asap: AsapTime | undefined;
};

export function timesFor(
  moment: OrderingMoment,
  { load, ledgers, isUnverified = false }: Demand,
  { lines = [], others = offersAt(moment) }: Partial<Pick<Times, 'lines' | 'others'>> = {},
): Times {
  const dishes = dishTimesOf(lines, moment);
  const offers = dishes === anyTime ? others : offersAt(moment, dishes);
  // An order too large for any slot is a problem of its own, so it must not make slots seem full.
  const fitting = load > moment.settings.slotCapacity ? 0 : load;
  const demand = { load: fitting, ledgers, isUnverified };
  return { moment, lines, others, offers, demand, asap: asapTime(offers, demand) };
}

/** Returns why an order for as soon as possible is not accepted now, or an order for any time. */
export function asapProblems(times: Times): OrderProblem[] {
  const { moment, lines, others, demand, asap } = times;
  if (asap !== undefined) return [];
  const never = neverProblem(times);
  const asapOfOthers = asapTime(others, demand);
  const problem =
    asapOfOthers === undefined
      ? asapProblem(times)
      : (never ?? excludedAt(asapOfOthers.atMs, { moment, lines, times: timesNow(times) }));
  return [...new Set([problem, never])].filter((each) => each !== undefined);
}

/** Returns which dish leaves no time for the order, if there are times for others. */
function neverProblem({ moment, lines, offers, others }: Times): OrderProblem | undefined {
  const hasTimes = offers.slots.length > 0 || asapTimes(offers).length > 0;
  return hasTimes ? undefined : excludesAll(others, { moment, lines });
}

/** Returns why no order for as soon as possible is accepted now, whatever its dishes. */
function asapProblem(times: Times): OrderProblem {
  const { moment, others, demand } = times;
  const now = orderingStateAt(moment, others, demand.ledgers);
  const { state, opensAtMs, lastOrdersOver } = now;
  if (state === 'off') return { code: 'off' };
  if (state !== 'open') return { code: state, ...opensAt(opensAtMs) };
  if (lastOrdersOver === undefined) return { code: 'slot_full', times: timesNow(times) };
  return { code: 'closed', lastOrdersOver: true, ...opensAt(lastOrdersOver.nextAtMs) };
}

function opensAt(ms: number | null): Pick<OrderProblem, 'opensAt'> {
  return ms === null ? {} : { opensAt: new Date(ms).toISOString() };
}

export type WantedPickup = {
  /** A time in milliseconds since 1970, or as soon as possible. */
  pickup: 'asap' | number;
  /** The time shown to the diner at which an order for as soon as possible would be ready. */
  quotedAsapMs: number | undefined;
};

type Choice = { time: AsapTime; problems: [] } | { time: undefined; problems: OrderProblem[] };

/** Returns when an order is ready and the slot that it is booked in, or why it gets none. */
export function chooseTime(times: Times, { pickup, quotedAsapMs }: WantedPickup): Choice {
  if (pickup !== 'asap') return slotFor(times, pickup);
  const shown = shownTime(times, quotedAsapMs);
  if (shown !== undefined && canKeep(shown, times)) return { time: shown, problems: [] };
  const problems = asapProblems(times);
  if (problems.length > 0) return refused(...problems);
  const { moment, lines } = times;
  const next = timesInstead('later', moment.nowMs, times);
  // The notice has only moved on with the clock, as the lead time does.
  const excluded = shown && notServedAt(shown.atMs, { moment, lines, times: next });
  return refused(excluded ?? { code: 'later', times: next });
}

/** Returns the slots whose bookings decide about an order. */
export function decidingSlots(times: Times, { pickup, quotedAsapMs }: WantedPickup): Slot[] {
  const slots =
    pickup === 'asap'
      ? [shownTime(times, quotedAsapMs)?.slot, times.asap?.slot]
      : [slotAt(pickup, times.offers)];
  return slots.filter((slot) => slot !== undefined);
}

/** Returns the time that the diner was shown, if there still is a slot around it. */
function shownTime({ offers }: Times, quotedMs: number | undefined): AsapTime | undefined {
  const slot = quotedMs === undefined ? undefined : slotAround(quotedMs, offers);
  return slot === undefined || quotedMs === undefined ? undefined : { slot, atMs: quotedMs };
}

/**
 * Whether the order can be ready at the time that was shown, or so little later that the time is
 * kept: reading and pressing take a while.
 */
function canKeep({ slot, atMs }: AsapTime, { moment, offers, demand }: Times): boolean {
  const isAhead = atMs > moment.nowMs && offers.readyMs <= atMs + toleranceMs;
  return isAhead && offers.dishes.areServedAt(atMs) && hasRoom(slot, demand, moment.settings);
}

function slotFor(times: Times, startMs: number): Choice {
  const { moment, offers, demand } = times;
  const slot = slotAt(startMs, offers);
  if (slot !== undefined && hasRoom(slot, demand, moment.settings)) {
    return { time: { slot, atMs: startMs }, problems: [] };
  }
  const { lines, others } = times;
  const next = timesFrom(Math.max(startMs, moment.nowMs), times);
  if (slot === undefined && slotAt(startMs, others) !== undefined) {
    return refused(neverProblem(times) ?? excludedAt(startMs, { moment, lines, times: next }));
  }
  const { state, opensAtMs } = orderingStateAt(moment, others, demand.ledgers);
  if (state === 'off') return refused({ code: 'off' });
  const code = slot === undefined ? 'slot_gone' : 'slot_full';
  const isStopped = state === 'paused' || state === 'unattended';
  return refused(
    slot === undefined && isStopped ? { code: state, ...opensAt(opensAtMs) } : undefined,
    { code, times: next },
  );
}

function refused(...problems: (OrderProblem | undefined)[]): Choice {
  return { time: undefined, problems: problems.filter((problem) => problem !== undefined) };
}

/** Returns the three times that a problem names: of a later promise, the promise is the first. */
export function timesInstead(code: OrderProblem['code'], fromMs: number, times: Times): string[] {
  const next = timesFrom(fromMs, times);
  if (code !== 'later' || times.asap === undefined) return next;
  return [...new Set([new Date(times.asap.atMs).toISOString(), ...next])].slice(0, 3);
}

function timesNow(times: Times): string[] {
  return timesFrom(times.moment.nowMs, times);
}

/** Returns the next three free slots in the API's form. */
function timesFrom(fromMs: number, { offers, demand }: Pick<Times, 'offers' | 'demand'>): string[] {
  const next = nextFreeSlots(fromMs, offers, demand);
  return next.map(({ startMs }) => new Date(startMs).toISOString());
}
