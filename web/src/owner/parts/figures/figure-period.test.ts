import { expect, it } from 'vitest';
import { comparedRange, periodFrom, rangeOf } from './figure-period.ts';

const at = (query: string) => periodFrom(new URLSearchParams(query));
const today = '2026-11-22';

it('the address names today, the last days, or a range; anything else is today', () => {
  expect(rangeOf(at(''), today)).toEqual({ from: today, to: today });
  expect(rangeOf(at('days=7'), today)).toEqual({ from: '2026-11-16', to: today });
  expect(rangeOf(at('days=28'), today)).toEqual({ from: '2026-10-26', to: today });
  const range = { from: '2026-11-01', to: '2026-11-03' };
  expect(at('from=2026-11-01&to=2026-11-03')).toEqual({ kind: 'range', range });
  for (const query of [
    'days=9',
    'from=2026-11-01',
    'from=x&to=y',
    'from=2026-99-99&to=2026-11-03',
    'from=2026-02-01&to=2026-02-30',
  ])
    expect(at(query)).toEqual({ kind: 'today' });
});

it('days are compared with the same weekdays before, however many they are', () => {
  expect(comparedRange({ from: today, to: today })).toEqual({
    from: '2026-11-15',
    to: '2026-11-15',
  });
  const ten = { from: '2026-11-13', to: today };
  expect(comparedRange(ten)).toEqual({ from: '2026-10-30', to: '2026-11-08' });
  const week = { from: '2026-11-16', to: today };
  expect(comparedRange(week)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});
