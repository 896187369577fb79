import { sumOfDays } from '@thymely/contract/figures/sum';
import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { addDays, daysBetween } from '@thymely/contract/ordering/opening-hours';
import type { Fault } from './fault.ts';
import { ordersToMake } from './kitchen-orders.ts';

/** Orders of any age, and four weeks of figures, as a restaurant has them after some time. */
export const recordFaults = {
  'there are four weeks of figures': figuresOf((n) => n),
  'figures begin today': figuresOf((n) => (n === 27 ? n : undefined)),
  'there are orders of all days': {
    install: async (page) => {
      await page.route(/\/api\/dashboard\/orders(\?.*)?$/, (route) =>
        route.fulfill({ json: ordersToMake(), headers: { 'x-next-cursor': 'order-49' } }),
      );
      await page.route(/\/api\/dashboard\/orders\/[^/]+$/, (route) =>
        route.fulfill({ json: recordOf() }),
      );
    },
  },
} satisfies Record<string, Fault>;

function recordOf() {
  const [, order] = ordersToMake();
  const step = { at: order?.placedAt, reason: null, screen: null, by: null };
  const by = { _id: 'kit', name: 'Kit Castellanos' };
  return {
    order,
    events: [
      { ...step, revision: 1, action: 'place', from: null, to: 'placed', byRole: 'diner' },
      {
        ...step,
        revision: 2,
        action: 'accept',
        from: 'placed',
        to: 'accepted',
        byRole: 'kitchen',
        by,
        screen: 'Pass',
      },
    ],
  };
}

/** @param weightOf how busy a day was; undefined for one of which the hours were not kept */
function figuresOf(weightOf: (n: number) => number | undefined): Fault {
  return {
    install: (page) =>
      page.route(/\/api\/figures(\?.*)?$/, (route) => {
        const query = new URL(route.request().url()).searchParams;
        const today = new Date().toISOString().slice(0, 10);
        const to = query.get('to') ?? today;
        const from = query.get('from') ?? addDays(to, -27);
        const days = daysBetween(from, to).map((day, n) => figuresOn(day, weightOf(n)));
        return route.fulfill({ json: { from, to, today, days, sum: sumOfDays(days) } });
      }),
  };
}

/** The orders of each hour from 11 AM. */
const evening = [2, 5, 8, 4, 2, 3, 6, 10, 12, 6, 2];

function figuresOn(day: string, weight: number | undefined): DayFigures {
  const counts = evening.map((count) => Math.round((count * (20 + (weight ?? 0))) / 40));
  const collected = counts.reduce((sum, count) => sum + count, 0);
  const isKept = weight !== undefined;
  const hours = Object.fromEntries(
    counts.map((n, hour) => [String(hour + 11), { n, cents: n * 2100 }]),
  );
  return {
    day,
    placed: collected + 4,
    open: 0,
    collected,
    cancelled: 1,
    rejected: 2,
    notCollected: 1,
    cents: collected * 2100,
    openCents: 0,
    late: Math.round(collected / 12),
    prepSeconds: collected * 840,
    timed: collected,
    dishes: {
      'ember-margherita': { n: collected, cents: collected * 1250 },
      'four-cheeses': { n: 9, cents: 11_700 },
      gone: { n: 2, cents: 1800, name: 'Pumpkin Ravioli' },
    },
    hours: isKept ? hours : null,
    takings: isKept ? hours : null,
    rejectedBy: isKept
      ? { too_busy: { n: 1, cents: 2450 }, no_answer: { n: 1, cents: 1800 } }
      : null,
    lost: isKept ? { cancelled: { n: 1, cents: 1250 }, notCollected: { n: 1, cents: 3315 } } : null,
    tax: isKept ? { 825: collected * 90 } : null,
  };
}
