import { minuteMs } from '@thymely/contract/ground/time';
import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { asapTimes } from '@thymely/contract/ordering/asap-time';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { instantOfWall } from '@thymely/contract/ordering/instant-of-wall';
import { servingTest } from '@thymely/contract/ordering/served-at';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { offersAt, type Offers, type OrderingMoment } from '@thymely/contract/ordering/slots';

type Limits = { served: readonly ServingTime[] | undefined; noticeMinutes: number };

/** What was found for the dishes of a page, many of which have the same limits. */
const found = new WeakMap<Ordering, Map<string, number | null | undefined>>();

/**
 * Returns the first time that is offered for a dish, booked or not; null if there is none, though others
 * have one, and undefined if no dish has one or if it is not known.
 */
export function firstTimeOf(
  limits: Limits,
  ordering: Ordering,
  nowMs: number,
): number | null | undefined {
  const known = found.get(ordering) ?? new Map<string, number | null | undefined>();
  found.set(ordering, known);
  const key = JSON.stringify([limits, Math.floor(nowMs / minuteMs)]);
  if (!known.has(key)) known.set(key, findFirstTime(limits, ordering, nowMs));
  return known.get(key);
}

function findFirstTime({ served, noticeMinutes }: Limits, ordering: Ordering, nowMs: number) {
  const moment = momentOf(ordering, nowMs);
  if (moment === undefined) return undefined;
  const areServedAt = served ? servingTest(served, moment) : () => true;
  const first = firstIn(offersAt(moment, { noticeMinutes, areServedAt }));
  if (first !== undefined) return first;
  return firstIn(offersAt(moment)) === undefined ? undefined : null;
}

function firstIn(offers: Offers): number | undefined {
  return asapTimes(offers)[0]?.atMs ?? offers.slots[0]?.startMs;
}

/** Returns what decides which times are offered; undefined if the server does not say it. */
function momentOf(ordering: Ordering, nowMs: number): OrderingMoment | undefined {
  const { state, pauseEndsAt, timeZone, week, exceptions, closedNotice = null } = ordering;
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
    pausedUntil: pauseEndsAt,
  };
  return { settings, nowMs, toInstant: instantOfWall, isAttended: state !== 'unattended' };
}
