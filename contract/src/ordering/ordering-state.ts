import { asapTime, asapTimes } from './asap-time.ts';
import { nextOpenMs } from './opening-hours.ts';
import type { OrderingState } from './ordering-states.ts';
import { hasRoom, type Ledgers, type OrderingMoment, type Offers } from './slots.ts';

/** When as-soon-as-possible orders are taken again after the last orders; null if unknown. */
export type LastOrdersOver = { nextAtMs: number | null };

export type OrderingNow = {
  state: OrderingState;
  /** When as-soon-as-possible orders are taken again; null while they are taken, or if unknown. */
  opensAtMs: number | null;
  /** Set once it is too late for the last order of the present opening, although doors are open. */
  lastOrdersOver: LastOrdersOver | undefined;
  /** When the current opening ends; null outside of an opening, and for one without an end. */
  untilMs: number | null;
  /** The earliest time for an order of one dish; null while nothing is offered. */
  earliestMs: number | null;
};

/** Returns what a diner needs to know about ordering now. */
export function orderingStateAt(
  moment: OrderingMoment,
  offers: Offers,
  ledgers: Ledgers,
): OrderingNow {
  const state = stateOf(moment, offers);
  const demand = { load: 1, ledgers };
  const asap = asapTime(offers, demand);
  const first = offers.slots.find((slot) => hasRoom(slot, demand, offers.settings));
  const times = [asap?.atMs, first?.startMs].filter((ms) => ms !== undefined);
  return {
    state,
    opensAtMs: opensAgainMs(state, moment, offers) ?? null,
    lastOrdersOver:
      state === 'open' && asapTimes(offers).length === 0
        ? { nextAtMs: nextOpeningAfter(moment, offers) ?? null }
        : undefined,
    untilMs: offers.openUntilMs,
    earliestMs: times.length === 0 ? null : Math.min(...times),
  };
}

function stateOf(
  { settings, nowMs, toInstant, isAttended }: OrderingMoment,
  { opening, isPaused }: Offers,
): OrderingState {
  if (settings.closedNotice !== null) return 'off';
  if (opening !== undefined) {
    if (isPaused) return 'paused';
    return isAttended ? 'open' : 'unattended';
  }
  const opens = nextOpenMs(nowMs, { hours: settings, toInstant });
  return opens === undefined ? 'off' : 'closed';
}

function opensAgainMs(
  state: OrderingState,
  moment: OrderingMoment,
  offers: Offers,
): number | null | undefined {
  const { settings, nowMs, toInstant } = moment;
  const zone = { hours: settings, toInstant };
  switch (state) {
    case 'open':
    case 'off':
      return null;
    case 'unattended':
      // A screen may come back at any moment. Staff will look for it at the next opening at the
      // latest.
      return nextOpeningAfter(moment, offers);
    case 'closed':
    case 'paused':
      return nextOpenMs(Math.max(nowMs, Date.parse(settings.pausedUntil ?? '') || 0), zone);
  }
}

/** Returns when the doors open again after the present opening, if that has an end. */
function nextOpeningAfter(
  { settings, toInstant }: OrderingMoment,
  { openUntilMs }: Offers,
): number | undefined {
  if (openUntilMs === null) return undefined;
  return nextOpenMs(openUntilMs, { hours: settings, toInstant });
}
