import type { Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import type { Fault } from './fault.ts';
import { realAnswer } from '../harness/real-answer.ts';

/** One dish is served at times and has to be ordered ahead; one is never there today. */
const serving: Record<string, Partial<MenuItem>> = {
  'ember-margherita': {
    served: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '00:00', to: '00:00' },
      { days: ['sat', 'sun'], from: '18:00', to: '01:30' },
    ],
  },
  'four-cheeses': {
    served: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '11:30', to: '14:30' }],
    noticeMinutes: 7 * 24 * 60,
  },
};

/** Other dishes are sold out, or nearly, or run out for today. */
const supplies: Partial<Ordering> = {
  soldOut: ['green-pepper-olive'],
  left: { 'pepperoni-hot-honey': 3 },
  outToday: ['smoked-aubergine'],
};

export const servingFaults = {
  'some dishes have serving times': {
    install: async (page: Page) => {
      await page.route(/\/api\/menu(?:\?|$)/, async (route) => {
        const response = await realAnswer(route);
        const dishes = (await response.json()) as MenuItem[];
        const json = dishes.map((dish) => ({ ...dish, ...serving[dish._id] }));
        await route.fulfill({ response, json });
      });
      await page.route(/\/api\/ordering$/, async (route) => {
        const response = await realAnswer(route);
        const ordering = (await response.json()) as Ordering;
        await route.fulfill({ response, json: { ...ordering, ...supplies, daysAhead: 0 } });
      });
    },
  },
} satisfies Record<string, Fault>;
