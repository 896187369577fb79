import { sumOfDays } from '@thymely/contract/figures/sum';
import { describe, expect, it } from 'vitest';
import { dayFiguresOf } from './day-figures.ts';

const kept = {
  placed: 4,
  collected: 2,
  cancelled: 1,
  rejected: 1,
  cents: 3000,
  prepSeconds: 900,
  timed: 1,
  hours: { 18: { n: 2, cents: 3000 } },
  takings: { 18: { n: 2, cents: 3000 } },
  rejectedBy: { no_answer: { n: 1, cents: 900 } },
  lost: { cancelled: { n: 1, cents: 500 } },
  tax: { 2300: 561, '887_5': 82 },
};
const unknown = { hours: null, takings: null, rejectedBy: null, lost: null, tax: null };

describe('the figures of a day', () => {
  it('break down what the ledger has', () => {
    expect(dayFiguresOf('2026-03-01', kept)).toMatchObject({
      open: 0,
      timed: 1,
      hours: { 18: { n: 2, cents: 3000 } },
      takings: { 18: { n: 2, cents: 3000 } },
      rejectedBy: { no_answer: { n: 1, cents: 900 } },
      lost: { cancelled: { n: 1, cents: 500 }, notCollected: { n: 0, cents: 0 } },
      tax: { 2300: 561, '887.5': 82 },
    });
  });

  it('do not know what was not kept for all of its orders', () => {
    const before = { placed: 4, collected: 2, cancelled: 1, rejected: 1, cents: 3000 };
    expect(dayFiguresOf('2026-03-01', before)).toMatchObject({ cents: 3000, ...unknown });
    const mixed = { ...kept, placed: 7, collected: 3, cancelled: 2, rejected: 2 };
    expect(dayFiguresOf('2026-03-01', mixed)).toMatchObject(unknown);
  });

  it('know the orders of an hour from before its takings, and the time to ready of each', () => {
    const older = { ...kept, takings: { 18: { n: 1, cents: 1000 } } };
    expect(dayFiguresOf('2026-03-01', older)).toMatchObject({
      hours: { 18: { n: 2, cents: 3000 } },
      takings: null,
      timed: 2,
    });
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

  it('name a dish as it was last sold, on the day and in the sum', () => {
    const sold = (name: unknown) => ({ dishes: { soup: { n: 2, cents: 1640, name } } });
    const named = dayFiguresOf('2026-03-01', sold('Lentil soup'));
    expect(named.dishes).toEqual({ soup: { n: 2, cents: 1640, name: 'Lentil soup' } });
    const renamed = dayFiguresOf('2026-03-02', sold('Red lentil soup'));
    const older = dayFiguresOf('2026-03-03', sold(7));
    const { dishes } = sumOfDays([named, renamed, older]);
    expect(dishes).toEqual({ soup: { n: 6, cents: 4920, name: 'Red lentil soup' } });
    expect(dayFiguresOf('2026-03-01', { dishes: { soup: { n: 0, name: 'Soup' } } }).dishes).toEqual(
      {},
    );
  });

  it('have the portions of each size, none that was taken back', () => {
    const sold = (s: object) => dayFiguresOf('2026-03-01', { dishes: { soup: { n: 3, s } } });
    const dishes = [sold({ large: 2, small: 0 }), sold({ large: 1, small: 2 }), sold({})];
    expect(dishes[0]?.dishes).toEqual({ soup: { n: 3, cents: 0, sizes: { large: 2 } } });
    expect(dishes[2]?.dishes['soup']).not.toHaveProperty('sizes');
    expect(sumOfDays(dishes).dishes['soup']?.sizes).toEqual({ large: 3, small: 2 });
  });

  it('leave the sum without the days on which something was not kept', () => {
    const days = [dayFiguresOf('2026-03-01', kept), dayFiguresOf('2026-03-02', { placed: 1 })];
    expect(sumOfDays(days)).toMatchObject({ placed: 5, hours: { 18: { n: 2, cents: 3000 } } });
    expect(sumOfDays(days.slice(1))).toMatchObject({ placed: 1, open: 1, hours: null });
  });
});
