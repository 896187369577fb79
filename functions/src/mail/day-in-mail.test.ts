import { salesOf } from '@thymely/contract/figures/sales';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { expect, it } from 'vitest';
import { dayFiguresOf } from '../figures/day-figures.ts';
import { composeMail } from './compose-mail.ts';
import type { DayInMail } from './day-in-mail.ts';

const about = { timeZone: 'UTC', siteUrl: 'https://thymely.test' };
const ledger = {
  placed: 8,
  collected: 4,
  cancelled: 1,
  rejected: 2,
  cents: 212_895,
  late: 1,
  prepSeconds: 3600,
  timed: 4,
  takings: { 18: { n: 4, cents: 212_895 } },
};
const textOf = (day: DayInMail) => composeMail('day_sums', { ...about, day })?.text ?? '';

it("the mail about a day says what the dashboard's figures say", () => {
  const figures = dayFiguresOf('2026-03-01', { ...ledger, placed: 7 });
  expect(salesOf(figures)).toEqual({
    cents: 212_895,
    orders: 4,
    averageCents: 53_224,
    onTime: 0.75,
    minutesToReady: 15,
  });
  expect(textOf({ figures, stillOpen: [] })).toBe(
    [
      inBrandWords('Takings: $2,128.95'),
      'Orders: 4',
      inBrandWords('Average order: $532.24'),
      'Ready on time: 75%',
      'Time until ready: 15 min',
      'Still open: 0',
      'Not served: 3 of 7',
      'Refused: 2',
      'Canceled by guests: 1',
      'Not picked up: 0',
      '',
      'Open the dashboard: https://thymely.test/dashboard',
      '',
    ].join('\n'),
  );
});

it('the mail about a day names what is still open, and what is not known is a dash', () => {
  const figures = dayFiguresOf('2026-03-01', { placed: 2, openCents: 4500 });
  const stillOpen = [
    { number: 12, name: 'Zoë' },
    { number: 15, name: 'Dana' },
  ];
  const text = textOf({ figures, stillOpen });
  expect(text).toContain(inBrandWords('Still open: 2, $45.00'));
  expect(text).toContain('Average order: –');
  expect(text).toContain('These orders are still open:\n#12 Zoë\n#15 Dana\n');
});
