import { dayMs } from '@thymely/contract/ground/time';
import type { DishPortions, SoldOutChoice, SoldOutDish } from '@thymely/contract/kitchen/endpoints';
import type { Fault } from './fault.ts';

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

function soldOut(): (SoldOutDish | SoldOutChoice)[] {
  return [
    { dish: 'ember-margherita', name: 'Ember Margherita', until: inDays(1), at: inDays(0) },
    { dish: 'four-cheeses', name: 'Four Cheeses', until: null, at: inDays(-1) },
    {
      group: 'doneness',
      choice: 'rare',
      groupName: 'How would you like it?',
      name: 'Rare',
      until: inDays(1),
      at: inDays(-1),
    },
  ];
}

const portions: DishPortions[] = [
  { dish: 'garden-bowl', name: 'Garden Bowl', left: 8 },
  { dish: 'apple-pie', name: 'Apple Pie', left: 0 },
];

export const soldOutFaults = {
  'the kitchen has run out of two dishes and an option': {
    install: async (page) => {
      await page.route(/\/api\/kitchen\/sold-out\?/, (route) => route.fulfill({ json: soldOut() }));
      await page.route(/\/api\/kitchen\/portions$/, (route) =>
        route.fulfill({ json: { day: new Date().toISOString().slice(0, 10), portions } }),
      );
    },
  },
  'what is sold out fails': {
    install: (page) =>
      page.route(/\/api\/kitchen\/sold-out\?/, (route) =>
        route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { code: 'UNAVAILABLE', message: "We can't reach our kitchen right now." },
        }),
      ),
    expects: ['response: 503 GET'],
  },
} satisfies Record<string, Fault>;
