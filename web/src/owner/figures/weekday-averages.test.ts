import { expect, it } from 'vitest';
import { dayOf } from '../../../testing/figures.ts';
import { heatStep, weekdayAverages } from './weekday-averages.ts';

it('the average of a weekday counts its known days, without today', () => {
  const on = (day: string, n: number) => dayOf(day, { hours: { 18: { n, cents: n * 1000 } } });
  const sundays = [on('2026-11-08', 2), on('2026-11-15', 5), on('2026-11-22', 40)];
  const before = dayOf('2026-11-01', { hours: null });
  const { hours, rows, counted } = weekdayAverages([before, ...sundays], '2026-11-22');
  expect(hours).toEqual(['18']);
  expect(counted).toBe(2);
  expect(rows.map(({ weekday, averages }) => [weekday, averages[0]])).toEqual([
    ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((weekday) => [weekday, undefined]),
    ['sun', 3.5],
  ]);
});

it('numbers are in seven steps, of which the lowest is none', () => {
  expect([0, 0.1, 3, 6].map((value) => heatStep(value, 6))).toEqual([0, 1, 3, 6]);
  expect([heatStep(undefined, 6), heatStep(1, 0)]).toEqual([0, 0]);
});
