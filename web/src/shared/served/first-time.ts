import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { asapTimes } from '@thymely/contract/ordering/asap-time';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { instantOfWall } from '@thymely/contract/ordering/instant-of-wall';
import { addDays, localDayAt } from '@thymely/contract/ordering/opening-hours';
import { servingsOf } from '@thymely/contract/ordering/served-at';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { offersAt, type Offers, type OrderingMoment } from '@thymely/contract/ordering/slots';

type Limits = { served: readonly ServingTime[] | undefined; noticeMinutes: number };

/**
 * Returns the first time that is offered for a dish, booked or not; null if there is none, though others
 * have one, and undefined if no dish has one or if it is not known.
 */
export function firstTimeOf(
  { served, noticeMinutes }: Limits,
  ordering: Ordering,
  nowMs: number,
): number | null | undefined {
  const moment = momentOf(ordering, nowMs);
  if (moment === undefined) return undefined;
  const areServedAt = served ? servingTest(served, moment) : () => true;
  const first = firstIn(offersAt(moment, { noticeMinutes, areServedAt }));
  if (first !== undefined) return first;
  return firstIn(offersAt(moment)) === undefined ? undefined : null;
}

/** Returns a test for the moments that can be ordered for, which are many. */
function servingTest(
  served: readonly ServingTime[],
  { settings, nowMs, toInstant }: OrderingMoment,
): (atMs: number) => boolean {
  const { timeZone, daysAhead } = settings;
  const today = localDayAt(nowMs, { hours: settings, toInstant });
  const days = { first: addDays(today, -2), last: addDays(today, daysAhead + 2) };
  const servings = servingsOf(served, days, { timeZone, toInstant });
  return (atMs) => servings.some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
}

function firstIn(offers: Offers): number | undefined {
  return asapTimes(offers)[0]?.atMs ?? offers.slots[0]?.startMs;
}

/** Returns what decides which times are offered; undefined if the server does not say it. */
function momentOf(ordering: Ordering, nowMs: number): OrderingMoment | undefined {
  const { state, opensAt, timeZone, week, exceptions, closedNotice = null } = ordering;
  const { leadMinutes, slotMinutes, lastOrderMinutes, daysAhead } = ordering;
  if (slotMinutes === undefined || lastOrderMinutes === undefined || daysAhead === undefined) {
    return undefined;
  }
  const settings = {
    ...defaultOrderingSettings,
    timeZone,
    week,
    exceptions,
    leadMinutes,
    slotMinutes,
    lastOrderMinutes,
    daysAhead,
    closedNotice,
    pausedUntil: state === 'paused' ? opensAt : null,
  };
  return { settings, nowMs, toInstant: instantOfWall, isAttended: state !== 'unattended' };
}
