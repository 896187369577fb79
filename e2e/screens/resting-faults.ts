import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Fault } from './fault.ts';
import { realAnswer } from '../harness/real-answer.ts';

const resting = new Set(['ember-margherita', 'garden-bowl']);

export const restingFaults = {
  'two dishes rest': {
    install: (page) =>
      page.route(/\/api\/menu\?versions=1$/, async (route) => {
        const response = await realAnswer(route);
        const dishes = (await response.json()) as MenuItem[];
        const json = dishes.map((dish) =>
          resting.has(dish._id) ? { ...dish, resting: true } : dish,
        );
        await route.fulfill({ response, json });
      }),
  },
} satisfies Record<string, Fault>;
