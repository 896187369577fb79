import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { FinishedImport, TakenBackBatch } from '@thymely/contract/imports/endpoints';
import type { Fault } from './fault.ts';

const left: TakenBackBatch['left'] = [
  { _id: 'ember-margherita', name: 'Ember Margherita', what: 'dish', reason: 'changed' },
  { _id: 'lobster-bisque', name: 'Lobster Bisque', what: 'dish', reason: 'deleted' },
];

const noRoom = {
  code: 'CONFLICT',
  message:
    "There's no room for more dish pictures: we keep up to 5,000. Pictures that no dish uses are removed every day.",
};

function recentImport(): FinishedImport {
  const atMs = Date.now() - 12 * minuteMs;
  return {
    _id: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
    who: { _id: 'ben', name: 'Ben Basil' },
    when: new Date(atMs).toISOString(),
    until: new Date(atMs + hourMs).toISOString(),
    created: 118,
    updated: 4,
    groups: 2,
    categories: 1,
    lists: 0,
    isBegun: false,
  };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

export const importFaults = {
  'pictures on other sites': {
    install: (page) =>
      page.route('https://pictures.test/**', (route) => {
        const name = new URL(route.request().url()).pathname;
        const allowed = name === '/closed.svg' ? 'https://old.test' : '*';
        return route.fulfill({
          status: name === '/gone.svg' ? 404 : 200,
          contentType: 'image/svg+xml',
          body: svg,
          headers: { 'access-control-allow-origin': allowed },
        });
      }),
    expects: [
      'has been blocked by CORS policy',
      'request: GET https://pictures.test/closed.svg',
      'response: 404 GET /gone.svg',
    ],
  },
  'there is no room for pictures': {
    install: (page) =>
      page.route(/\/api\/images\?/, (route) => route.fulfill({ status: 409, json: noRoom })),
    expects: ['response: 409 POST'],
  },
  'an import to take back': {
    install: async (page) => {
      let isTakenBack = false;
      await page.route(/\/api\/imports$/, (route) =>
        route.fulfill({ json: isTakenBack ? [] : [recentImport()] }),
      );
      await page.route(/\/api\/imports\/.*\/take-back$/, async (route) => {
        isTakenBack = true;
        const besides = { groups: 2, categories: 1, lists: 0 };
        const json: TakenBackBatch = { removed: 117, restored: 3, ...besides, left, next: null };
        await route.fulfill({ json });
      });
    },
  },
} satisfies Record<string, Fault>;
