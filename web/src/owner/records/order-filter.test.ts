import { expect, it } from 'vitest';
import { filterFrom } from './order-filter.ts';

it('requirement 66: a filter has only days of the calendar', () => {
  const dayIn = (query: string) => filterFrom(new URLSearchParams(query)).day;
  expect(dayIn('day=2026-02-28')).toBe('2026-02-28');
  for (const day of ['2026-02-30', '2026-13-01', 'x', '']) {
    expect(dayIn(`day=${day}`)).toBeUndefined();
  }
});
