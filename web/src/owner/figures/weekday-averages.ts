import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { weekdays, type Weekday } from '@thymely/contract/ground/weekdays';
import { hoursInOrder } from '../parts/figures/day-hours.ts';
import { weekdayOf } from '../parts/figures/figures-in-words.ts';

type Row = {
  weekday: Weekday;
  /** The average of each hour; undefined on a weekday of which no day is known. */
  averages: (number | undefined)[];
};

/**
 * Returns the average number of orders of each hour of each weekday, and of how many days. Today does not count, because
 * it is not over, nor do days whose hours were not kept.
 */
export function weekdayAverages(
  days: readonly DayFigures[],
  today: string,
): { hours: string[]; rows: Row[]; counted: number } {
  const known = days.flatMap(({ day, hours }) =>
    hours === null || day === today ? [] : [{ weekday: weekdayOf(day), hours }],
  );
  const hours = hoursInOrder(known.flatMap((day) => Object.keys(day.hours)));
  const rows = weekdays.map((weekday): Row => {
    const same = known.filter((day) => day.weekday === weekday);
    const sumOf = (hour: string) => same.reduce((sum, day) => sum + (day.hours[hour]?.n ?? 0), 0);
    const averageOf = (hour: string) => (same.length === 0 ? undefined : sumOf(hour) / same.length);
    return { weekday, averages: hours.map(averageOf) };
  });
  return { hours, rows, counted: known.length };
}

/** Returns which of seven steps a number has on the way to the highest, 0 to 6. */
export function heatStep(value: number | undefined, most: number): number {
  if (value === undefined || value <= 0 || most <= 0) return 0;
  return Math.min(6, Math.max(1, Math.ceil((value / most) * 6)));
}
