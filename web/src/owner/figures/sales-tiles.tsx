import TrendingDownIcon from 'lucide-react/icons/trending-down';
import TrendingUpIcon from 'lucide-react/icons/trending-up';
import * as figureWords from '@thymely/contract/figures/words.en';
import { inThousands } from '@thymely/contract/ground/in-words';
import { salesOf } from '@thymely/contract/figures/sales';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { classes } from '../../ui/classes.ts';
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
import type { ShownFigures } from './use-figures.ts';
import * as words from './words.en.ts';

type SalesTilesProps = { period: FigurePeriod; figures: ShownFigures; running: string };

type Tile = { label: string; value: string; change: Change | undefined; before: string };

/** Takings, orders, average and readiness, each compared with the same weekdays before. */
export function SalesTiles(props: SalesTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 xl:grid-cols-4">
      {tilesOf(props).map(({ label, value, change, before }) => (
        <li
          key={label}
          className="grid content-start gap-0.5 rounded-lg bg-card p-4 shadow-card sm:px-5"
        >
          <span className="text-soft">{label}</span>
          <span
            className="text-[clamp(1.5rem,6vw,2rem)] leading-tight font-bold tabular-nums"
            translate="no"
          >
            {value}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
            {change && <ChangeInWords change={change} />}
            {before && <span>{before}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ChangeInWords({ change: { text, isUp } }: { change: Change }) {
  return (
    <span
      className={classes(
        'flex items-center gap-1 font-semibold',
        isUp ? 'text-leaf-700' : 'text-tomato',
      )}
    >
      {isUp ? <TrendingUpIcon className="size-4" /> : <TrendingDownIcon className="size-4" />}
      <span>{text}</span>
    </span>
  );
}

function tilesOf({ period, figures, running }: SalesTilesProps): Tile[] {
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
      label: figureWords.takings,
      value: formatCents(sales.cents),
      change: cents && changeInPercent(cents),
      before: soFar(cents, formatCents),
    },
    {
      label: figureWords.orders,
      value: inThousands(sales.orders),
      change: orders && changeInOrders(orders),
      before: soFar(orders, inThousands),
    },
    {
      label: figureWords.average,
      value: sales.averageCents === undefined ? unknown : formatCents(sales.averageCents),
      change: averageCents && changeInCents(averageCents),
      before: whole(averageCents, formatCents),
    },
    {
      label: figureWords.readyOnTime,
      value: sales.onTime === undefined ? unknown : percentInWords(sales.onTime),
      change: onTime && changeInPoints(onTime),
      before: whole(onTime, percentInWords),
    },
  ];
}

function comparedOf(
  period: FigurePeriod,
  { days, before = [] }: ShownFigures,
  running: string,
): ComparedSales {
  const [today, then] = [days[0], before[0]];
  const isToday = period.kind === 'today' && today !== undefined && then !== undefined;
  return isToday ? compareToday(today, then, running) : compareSales(days, before);
}

/** Writes `$808.20 last Sunday until 4 PM`; for more days than one `$5,120.00 before`. */
function beforeInWords(
  { range, compared }: ShownFigures,
  untilHour: string | undefined,
  value: string,
): string {
  if (range.from !== range.to) return words.before(value);
  const day = words.lastWeekdays[weekdayOf(compared.from)];
  if (untilHour === undefined) return words.onDay(value, day);
  return words.onDayUntil(value, day, hourInWords(untilHour));
}
