import { salesOf, type Sales } from '@thymely/contract/figures/sales';
import { sumOfDays } from '@thymely/contract/figures/sum';
import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { hoursInOrder, hoursOver, ordersIn, takingsIn } from './day-hours.ts';

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
 * Compares today with the same weekday. Takings and orders are those of the hours of both days that
 * are over, because the rest of the day is still to come; averages are those of the whole day.
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
  const isBegun = over.length > 0;
  return {
    ...pairs,
    cents: isBegun
      ? pair(takingsIn(today.takings, over), takingsIn(before.takings, over))
      : undefined,
    orders: isBegun ? pair(ordersIn(today.hours, over), ordersIn(before.hours, over)) : undefined,
  };
}

function pairsOf(now: Sales, before: Sales): ComparedSales {
  return {
    cents: pair(now.cents, before.cents),
    orders: pair(now.orders, before.orders),
    averageCents: pair(now.averageCents, before.averageCents),
    onTime: pair(now.onTime, before.onTime),
  };
}

function pair(now: number | undefined, before: number | undefined): Pair | undefined {
  return now === undefined || before === undefined ? undefined : { now, before };
}
