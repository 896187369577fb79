import * as contractWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import { salesOf } from '@thymely/contract/figures/sales';
import type { DayFigures, FigureSums } from '@thymely/contract/figures/endpoints';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { DayRange } from '../../../api/figures.ts';
import type { FigurePeriod } from './figure-period.ts';
import {
  changeInCents,
  changeInOrders,
  changeInPercent,
  changeInPoints,
  hourInWords,
  percentInWords,
  unknown,
  weekdayOf,
  type Change,
} from './figures-in-words.ts';
import { compareSales, compareToday, type ComparedSales, type Pair } from './sales.ts';
import * as words from './words.en.ts';

/** Days, and those that they are compared with. */
export type ComparedDays = {
  range: DayRange;
  days: readonly DayFigures[];
  sum: FigureSums;
  compared: DayRange;
  /** Undefined until they are known. */
  before: readonly DayFigures[] | undefined;
};

type ShownSales = { period: FigurePeriod; figures: ComparedDays; running: string };

export type SalesFigure = {
  id: 'takings' | 'orders' | 'average' | 'onTime';
  label: string;
  value: string;
  change: Change | undefined;
  before: string;
};

/**
 * Returns takings, orders, average and readiness, each compared with the same weekdays before.
 *
 * @param running the running hour in the restaurant, `00` to `23`
 */
export function salesFigures({ period, figures, running }: ShownSales): SalesFigure[] {
  const { sum, before } = figures;
  const sales = salesOf(sum);
  const compared = before && comparedOf(period, figures, running);
  const { cents, orders, averageCents, onTime } = compared ?? {};
  const isToday = period.kind === 'today';
  const soFar = (pair: Pair | undefined, write: (value: number) => string) =>
    pair ? beforeInWords(figures, isToday ? running : undefined, write(pair.before)) : '';
  const whole = (pair: Pair | undefined, write: (value: number) => string) =>
    pair ? beforeInWords(figures, undefined, write(pair.before)) : '';
  return [
    {
      id: 'takings',
      label: contractWords.takings,
      value: formatCents(sales.cents),
      change: cents && changeInPercent(cents),
      before: soFar(cents, formatCents),
    },
    {
      id: 'orders',
      label: contractWords.orders,
      value: inThousands(sales.orders),
      change: orders && changeInOrders(orders),
      before: soFar(orders, inThousands),
    },
    {
      id: 'average',
      label: contractWords.average,
      value: sales.averageCents === undefined ? unknown : formatCents(sales.averageCents),
      change: averageCents && changeInCents(averageCents),
      before: whole(averageCents, formatCents),
    },
    {
      id: 'onTime',
      label: contractWords.readyOnTime,
      value: sales.onTime === undefined ? unknown : percentInWords(sales.onTime),
      change: onTime && changeInPoints(onTime),
      before: whole(onTime, percentInWords),
    },
  ];
}

function comparedOf(
  period: FigurePeriod,
  { days, before = [] }: ComparedDays,
  running: string,
): ComparedSales {
  const [today, then] = [days[0], before[0]];
  const isToday = period.kind === 'today' && today !== undefined && then !== undefined;
  return isToday ? compareToday(today, then, running) : compareSales(days, before);
}

/** Writes `$808.20 last Sunday until 4 PM`; for more days than one `$5,120.00 before`. */
function beforeInWords(
  { range, compared }: ComparedDays,
  untilHour: string | undefined,
  value: string,
): string {
  if (range.from !== range.to) return words.before(value);
  const day = words.lastWeekdays[weekdayOf(compared.from)];
  if (untilHour === undefined) return words.onDay(value, day);
  return words.onDayUntil(value, day, hourInWords(untilHour));
}
