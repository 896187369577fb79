import { minuteMs } from '@thymely/contract/ground/time';
import { nextOpenMs } from '@thymely/contract/hours/hours';
import { orderingStateAt } from '@thymely/contract/hours/ordering-state';
import {
  asapSlot,
  hasRoom,
  nextFreeSlots,
  offersAt,
  slotAt,
  type Demand,
  type OrderingMoment,
  type Offers,
  type Slot,
} from '@thymely/contract/hours/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';

/** The possible pick-up times, according to the ledgers that were read. */
export type Times = {
  moment: OrderingMoment;
  offers: Offers;
  demand: Demand;
  asap: Slot | undefined;
};

/** The delay beyond the time shown that is always accepted without asking the diner again. */
const laterMs = 10 * minuteMs;

export function timesFor(
  moment: OrderingMoment,
  { load, ledgers, isUnverified = false }: Demand,
): Times {
  const offers = offersAt(moment);
  // An order too large for any slot is a problem of its own, so it must not make slots seem full.
  const fitting = load > moment.settings.slotCapacity ? 0 : load;
  const demand = { load: fitting, ledgers, isUnverified };
  return { moment, offers, demand, asap: asapSlot(offers, demand) };
}

/** Returns why an order for as soon as possible is not accepted now. */
export function asapProblem({ moment, offers, demand, asap }: Times): OrderProblem | undefined {
  if (asap !== undefined) return undefined;
  const { state, opensAtMs } = orderingStateAt(moment, offers, demand.ledgers);
  if (state === 'off') return { code: 'off' };
  if (state !== 'open') return { code: state, ...opensAt(opensAtMs) };
  if (offers.asapSlots.length > 0)
    return { code: 'slot_full', times: timesFrom(moment.nowMs, { offers, demand }) };
  // It is past the last order of this opening.
  const zone = { hours: moment.settings, toInstant: moment.toInstant };
  const { openUntilMs } = offers;
  return { code: 'closed', ...opensAt(openUntilMs && (nextOpenMs(openUntilMs, zone) ?? null)) };
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

type Choice = { slot: Slot; problems: [] } | { slot: undefined; problems: OrderProblem[] };

/** Returns the slot of an order, or why it gets none. */
export function chooseSlot(times: Times, { pickup, quotedAsapMs }: WantedPickup): Choice {
  const { moment, asap } = times;
  if (pickup !== 'asap') return slotFor(times, pickup);
  if (asap === undefined) return refused(asapProblem(times));
  const patienceMs = Math.max(laterMs, moment.settings.slotMinutes * minuteMs);
  // A diner who was shown no time at all was not shown this one either.
  const isLater = quotedAsapMs === undefined || asap.startMs - quotedAsapMs > patienceMs;
  if (!isLater) return { slot: asap, problems: [] };
  return refused({ code: 'later', times: timesFrom(moment.nowMs, times) });
}

function slotFor(times: Times, startMs: number): Choice {
  const { moment, offers, demand } = times;
  const slot = slotAt(startMs, offers);
  if (slot !== undefined && hasRoom(slot, demand, moment.settings)) return { slot, problems: [] };
  const { state, opensAtMs } = orderingStateAt(moment, offers, demand.ledgers);
  if (state === 'off') return refused({ code: 'off' });
  const code = slot === undefined ? 'slot_gone' : 'slot_full';
  const isStopped = state === 'paused' || state === 'unattended';
  return refused(
    slot === undefined && isStopped ? { code: state, ...opensAt(opensAtMs) } : undefined,
    { code, times: timesFrom(Math.max(startMs, moment.nowMs), times) },
  );
}

function refused(...problems: (OrderProblem | undefined)[]): Choice {
  return { slot: undefined, problems: problems.filter((problem) => problem !== undefined) };
}

/** Returns the next three free times in the API's form. */
export function timesFrom(fromMs: number, { offers, demand }: Pick<Times, 'offers' | 'demand'>) {
  const next = nextFreeSlots(fromMs, offers, demand);
  return next.map(({ startMs }) => new Date(startMs).toISOString());
}
