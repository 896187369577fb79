import { sumOfDays } from '@thymely/contract/figures/sum';
import { describe, expect, it } from 'vitest';
import { dayFiguresOf } from './day-figures.ts';

const kept = {
  placed: 4,
  collected: 2,
  cancelled: 1,
  rejected: 1,
  cents: 3000,
  hours: { 18: { n: 2, cents: 3000 } },
  rejectedBy: { no_answer: { n: 1, cents: 900 } },
  lost: { cancelled: { n: 1, cents: 500 } },
  tax: { 2300: 561 },
};
const unknown = { hours: null, rejectedBy: null, lost: null, tax: null };

describe('the figures of a day', () => {
  it('break down what the ledger has', () => {
    expect(dayFiguresOf('2026-03-01', kept)).toMatchObject({
      open: 0,
      hours: { 18: { n: 2, cents: 3000 } },
      rejectedBy: { no_answer: { n: 1, cents: 900 } },
      lost: { cancelled: { n: 1, cents: 500 }, notCollected: { n: 0, cents: 0 } },
      tax: { 2300: 561 },
    });
  });

  it('do not know what was not kept for all of its orders', () => {
    const before = { placed: 4, collected: 2, cancelled: 1, rejected: 1, cents: 3000 };
    expect(dayFiguresOf('2026-03-01', before)).toMatchObject({ cents: 3000, ...unknown });
    const mixed = { ...kept, placed: 7, collected: 3, cancelled: 2, rejected: 2 };
    expect(dayFiguresOf('2026-03-01', mixed)).toMatchObject(unknown);
  });

  it('read hours that are plain counts, without amounts', () => {
    const plain = { placed: 5, collected: 5, hours: { '09': 2, 18: 3 } };
    const hours = { '09': { n: 2, cents: null }, 18: { n: 3, cents: null } };
    expect(dayFiguresOf('2026-03-01', plain)).toMatchObject({ hours, tax: null });
  });

  it('are zero on a day without orders, and for what is no number', () => {
    const none = dayFiguresOf('2026-03-01', {});
    expect(none).toMatchObject({ placed: 0, cents: 0, hours: {}, rejectedBy: {}, tax: {} });
    const typed = {
      placed: 'many',
      cents: 1.5,
      dishes: 'soup',
      hours: { 25: { n: 1 } },
      tax: null,
    };
    expect(dayFiguresOf('2026-03-01', typed)).toEqual(none);
  });

  it('leave the sum without the days on which something was not kept', () => {
    const days = [dayFiguresOf('2026-03-01', kept), dayFiguresOf('2026-03-02', { placed: 1 })];
    expect(sumOfDays(days)).toMatchObject({ placed: 5, hours: { 18: { n: 2, cents: 3000 } } });
    expect(sumOfDays(days.slice(1))).toMatchObject({ placed: 1, open: 1, hours: null });
  });
});
