import { formatDate } from '@thymely/contract/ground/in-words';
import { salesOf } from '@thymely/contract/figures/sales';
import type { DayFigures, FigureSums } from '@thymely/contract/figures/endpoints';
import { hoursInOrder } from '../../parts/figures/day-hours.ts';
import { figureDayInWords, hourInWords } from '../../parts/figures/figures-in-words.ts';
import type { ShownFigures } from '../use-figures.ts';

export type Bar = {
  id: string;
  /** The label under the bar, and the one in the table. */
  label: string;
  name: string;
  orders: number;
  /** The takings; null if they were not kept. */
  cents: number | null;
  /** The orders of the same hour or weekday before; undefined if unknown. */
  before: number | undefined;
  /** Whether the hour is not over yet. */
  isRunning: boolean;
};

/** Returns a bar for each hour of a single day, else for each day; undefined if hours are unknown. */
export function barsOf(figures: ShownFigures, running: string | undefined): Bar[] | undefined {
  const [day, ...others] = figures.days;
  if (day === undefined) return [];
  if (others.length > 0) return figures.days.map((each, n) => barOfDay(each, figures.before?.[n]));
  return barsOfHours(day, figures.before?.[0]?.hours ?? null, running);
}

function barOfDay(day: DayFigures, before: DayFigures | undefined): Bar {
  const { orders, cents } = salesOf(day);
  return {
    id: day.day,
    label: formatDate(day.day, 'UTC', { month: 'numeric', day: 'numeric' }),
    name: figureDayInWords(day.day),
    orders,
    cents,
    before: before && salesOf(before).orders,
    isRunning: false,
  };
}

function barsOfHours(
  { hours: now, takings }: Pick<FigureSums, 'hours' | 'takings'>,
  before: FigureSums['hours'],
  running: string | undefined,
): Bar[] | undefined {
  if (now === null) return undefined;
  const used = [...Object.keys(now), ...Object.keys(before ?? {})];
  return hoursInOrder(used).map((hour) => ({
    id: hour,
    label: hourInWords(hour),
    name: hourInWords(hour),
    orders: now[hour]?.n ?? 0,
    cents: takings === null ? null : (takings[hour]?.cents ?? 0),
    before: before === null ? undefined : (before[hour]?.n ?? 0),
    isRunning: hour === running,
  }));
}
