import type { DayFigures, FiguresAnswer } from '@thymely/contract/figures/endpoints';
import { sumOfDays } from '@thymely/contract/figures/sum';
import { addDays, daysBetween } from '@thymely/contract/ordering/opening-hours';

/** Returns the figures of a day without orders, but for some of them. */
export function dayOf(day: string, figures: Partial<DayFigures>): DayFigures {
  return {
    day,
    placed: 0,
    open: 0,
    collected: 0,
    cancelled: 0,
    rejected: 0,
    notCollected: 0,
    cents: 0,
    openCents: 0,
    late: 0,
    prepSeconds: 0,
    timed: 0,
    dishes: {},
    hours: {},
    takings: {},
    rejectedBy: {},
    lost: { cancelled: { n: 0, cents: 0 }, notCollected: { n: 0, cents: 0 } },
    tax: {},
    ...figures,
  };
}

/** Four weeks of evenings that end on this day, each busier than the one before. */
export function fourWeeks(today: string, changes: Partial<DayFigures> = {}): FiguresAnswer {
  const first = addDays(today, -27);
  const days = daysBetween(first, today).map((day, n) => evening(day, n));
  const last = { ...evening(today, 27), ...changes };
  const all = [...days.slice(0, -1), last];
  // As the server answers a page that asks for the dishes of seven days.
  const sent = all.map(({ dishes, ...day }, n) => (n < 21 ? day : { ...day, dishes }));
  return { from: first, to: today, today, days: sent, sum: sumOfDays(all) };
}

function evening(day: string, n: number): DayFigures {
  const weekend = new Date(day).getUTCDay() % 6 === 0 ? 2 : 1;
  const shape = [2, 5, 8, 4, 2, 3, 6, 10, 12, 6, 2];
  const counts = shape.map((count) => Math.round((count * weekend * (20 + n)) / 40));
  const hours = Object.fromEntries(
    counts.map((count, hour) => [String(hour + 11), { n: count, cents: count * 2100 }]),
  );
  const collected = counts.reduce((sum, count) => sum + count, 0);
  return dayOf(day, {
    placed: collected + 4,
    collected,
    rejected: 2,
    cancelled: 1,
    notCollected: 1,
    cents: collected * 2100,
    late: Math.round(collected / 12),
    prepSeconds: collected * 840,
    timed: collected,
    hours,
    takings: hours,
    rejectedBy: { too_busy: { n: 1, cents: 2450 }, no_answer: { n: 1, cents: 1800 } },
    lost: { cancelled: { n: 1, cents: 1250 }, notCollected: { n: 1, cents: 3315 } },
    tax: { 600: collected * 90, 2300: collected * 45 },
    dishes: {
      'ember-margherita': { n: collected, cents: collected * 1250 },
      'coal-grilled-ribeye': { n: 9, cents: 24_150 },
      'thyme-lemonade': { n: 8, cents: 3960 },
      gone: { n: 2, cents: 1800, name: 'Pumpkin Ravioli' },
      'long-gone': { n: 1, cents: 900 },
    },
  });
}
