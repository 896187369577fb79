import type { SoldOutDish } from '@thymely/contract/kitchen/endpoints';
import type { Fault } from './faults.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

function soldOutDishes(): SoldOutDish[] {
  return [
    { dish: 'ember-margherita', name: 'Ember Margherita', until: inDays(1), at: inDays(0) },
    { dish: 'four-cheeses', name: 'Four Cheeses', until: null, at: inDays(-1) },
  ];
}

export const soldOutFaults = {
  'the kitchen has run out of two dishes': {
    install: (page) =>
      page.route(/\/api\/kitchen\/sold-out$/, (route) => route.fulfill({ json: soldOutDishes() })),
  },
  'what is sold out fails': {
    install: (page) =>
      page.route(/\/api\/kitchen\/sold-out$/, (route) =>
        route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { code: 'UNAVAILABLE', message: "We can't reach our kitchen right now." },
        }),
      ),
    expects: ['response: 503 GET'],
  },
} satisfies Record<string, Fault>;
