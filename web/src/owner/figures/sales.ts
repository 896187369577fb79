import type { DayFigures, FigureSums } from '@thymely/contract/figures/endpoints';
import { sumOfDays } from '@thymely/contract/figures/sum';
import { hoursInOrder, hoursOver, sumOfHours } from './day-hours.ts';

/** How it goes, in four figures; undefined where there is nothing to divide by. */
export type Sales = {
  cents: number;
  /** The orders that are open or were collected. */
  orders: number;
  averageCents: number | undefined;
  /** The share of the collected orders that were ready in time, 0 to 1. */
  onTime: number | undefined;
};

export function salesOf(sum: FigureSums): Sales {
  const { cents, collected, late } = sum;
  return {
    cents,
    orders: sum.open + collected,
    averageCents: collected > 0 ? Math.round(cents / collected) : undefined,
    onTime: collected > 0 ? 1 - late / collected : undefined,
  };
}

/** Two amounts of the same thing: now, and on the same weekdays before. */
export type Pair = { now: number; before: number };

export type ComparedSales = {
  cents: Pair | undefined;
  orders: Pair | undefined;
  averageCents: Pair | undefined;
  onTime: Pair | undefined;
};

/** Compares days with those before; what has no counterpart is undefined. */
export function compareSales(days: readonly DayFigures[], before: readonly DayFigures[]) {
  return pairsOf(salesOf(sumOfDays(days)), salesOf(sumOfDays(before)));
}

/**
 * Compares today with the same weekday. Amounts are those of the hours of both days that are over,
 * because the rest of the day is still to come; averages are those of the whole day.
 *
 * @param running the running hour in the restaurant, `00` to `23`
 */
export function compareToday(
  today: DayFigures,
  before: DayFigures,
  running: string,
): ComparedSales {
  const pairs = pairsOf(salesOf(today), salesOf(before));
  const used = [today, before].flatMap(({ hours }) => Object.keys(hours ?? {}));
  const over = hoursOver(hoursInOrder(used), running);
  const [now, then] = [today, before].map(({ hours }) => sumOfHours(hours, over));
  const isKnown = now !== undefined && then !== undefined && over.length > 0;
  return {
    ...pairs,
    cents: isKnown ? { now: now.cents, before: then.cents } : undefined,
    orders: isKnown ? { now: now.orders, before: then.orders } : undefined,
  };
}

function pairsOf(now: Sales, before: Sales): ComparedSales {
  const pair = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? undefined : { now: one, before: other };
  return {
    cents: pair(now.cents, before.cents),
    orders: pair(now.orders, before.orders),
    averageCents: pair(now.averageCents, before.averageCents),
    onTime: pair(now.onTime, before.onTime),
  };
}
