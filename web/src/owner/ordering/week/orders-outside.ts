import type { OrderingSettings, Period } from '@thymely/contract/ordering/endpoints';
import {
  addDays,
  localDayAt,
  openPeriodsOn,
  type HoursInZone,
} from '@thymely/contract/ordering/opening-hours';
import { instantOfWall } from '@thymely/contract/ordering/instant-of-wall';

type Hours = Pick<OrderingSettings, 'timeZone' | 'week' | 'exceptions'>;

/**
 * Returns the orders that are due within the saved hours, and would be outside of the new ones, those
 * due first. While a time is missing, nothing is known: none.
 */
export function ordersOutside<Order extends { dueAt: string }>(
  orders: readonly Order[],
  { saved, next }: { saved: Hours; next: Hours },
): Order[] {
  if (periodsOf(next).some(({ open, close }) => open === '' || close === '')) return [];
  return orders
    .filter(({ dueAt }) => isWithin(saved, Date.parse(dueAt)) && !isWithin(next, Date.parse(dueAt)))
    .toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1));
}

function periodsOf({ week, exceptions }: Hours): Period[] {
  return [
    ...Object.values(week),
    ...Object.values(exceptions).map(({ periods }) => periods),
  ].flat();
}

/** Whether the doors are open at a moment; an order may be due as they close. */
function isWithin(hours: Hours, atMs: number): boolean {
  const zone: HoursInZone = { hours, toInstant: instantOfWall };
  const today = localDayAt(atMs, zone);
  // Yesterday's last period may end after midnight.
  return [addDays(today, -1), today]
    .flatMap((day) => openPeriodsOn(day, zone))
    .some(({ startMs, endMs }) => startMs <= atMs && atMs <= endMs);
}
