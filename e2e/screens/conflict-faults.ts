import type { Page, Request } from '@playwright/test';
import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import type { Fault } from './fault.ts';

type Conflict = {
  method: 'PATCH' | 'PUT';
  path: RegExp;
  /** Returns what somebody else has saved in the meantime. */
  current: (request: Request) => object;
};

/** Returns a fault in which someone else has saved while a form was open. */
function changedMeanwhile({ method, path, current }: Conflict): Fault {
  return {
    install: (page: Page) =>
      page.route(path, (route) => {
        const request = route.request();
        if (request.method() !== method) return route.continue();
        return route.fulfill({
          status: 409,
          headers: { etag: '"v-theirs"' },
          json: {
            code: 'CONFLICT',
            message: 'Someone else has changed this in the meantime.',
            current: current(request),
          },
        });
      }),
    expects: [`response: 409 ${method}`],
  };
}

export const conflictFaults = {
  'a dish is changed by somebody else meanwhile': changedMeanwhile({
    method: 'PATCH',
    path: /\/api\/menu\/[^/]+$/,
    current: () => ({
      _id: 'ember-margherita',
      name: 'Ember Margherita',
      category: 'popular',
      price: 11,
      recipe: 'San Marzano tomatoes, buffalo mozzarella and basil, ninety seconds at 450 degrees.',
      image: '/dish-art/1f355.webp',
    }),
  }),
  'dishes are arranged by somebody else again and again': changedMeanwhile({
    method: 'PUT',
    path: /\/api\/menu\/order\/[^/]+$/,
    current: () => ({ ids: [] }),
  }),
  'the hours are changed by somebody else meanwhile': changedMeanwhile({
    method: 'PUT',
    path: /\/api\/settings\/ordering$/,
    current: (request) => {
      const sent = request.postDataJSON() as NewOrderingSettings;
      return {
        ...sent,
        revision: sent.revision + 1,
        leadMinutes: 45,
        slotCapacity: 8,
        pausedUntil: null,
        pauseReason: '',
      };
    },
  }),
  'the categories are changed by somebody else meanwhile': changedMeanwhile({
    method: 'PUT',
    path: /\/api\/menu\/categories$/,
    current: (request) => {
      const { revision, categories } = request.postDataJSON() as RevisedCategories;
      const [first, ...others] = categories;
      return { revision: revision + 1, categories: [{ ...first, name: 'Greens' }, ...others] };
    },
  }),
  'options are changed by somebody else meanwhile': changedMeanwhile({
    method: 'PUT',
    path: /\/api\/option-groups\/[^/]+$/,
    current: (request) => {
      const sent = request.postDataJSON() as NewOptionGroup;
      const [first, ...others] = sent.choices;
      return {
        ...sent,
        _id: 'pizza-extras',
        name: 'What else goes on it?',
        max: 1,
        choices: [{ ...first, name: 'Buffalo mozzarella', cents: 300 }, ...others],
      };
    },
  }),
} satisfies Record<string, Fault>;
