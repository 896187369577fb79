import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { Plugin } from 'vite';
import { drawingFile } from '../../../web/build/pictures/drawings.ts';
import { takeCall } from '../../../web/testing/answer-book.ts';
import type { Answer } from '../../../web/testing/answered-calls.ts';
import { dayOf, fourWeeks } from '../../../web/testing/figures.ts';
import { menuItems } from '../../sample-data/dishes/menu-items.ts';
import { sampleOrdering } from '../../sample-data/ordering.ts';
import { optionGroups } from '../../sample-data/dishes/option-groups.ts';

const settings = { ...defaultOrderingSettings, ...sampleOrdering };

const { timeZone, week, exceptions, leadMinutes, answerMinutes, notes, taxRates } = settings;
const openNow = {
  state: 'open',
  opensAt: null,
  until: null,
  earliest: null,
  timeZone,
  week,
  exceptions,
  leadMinutes,
  notes,
  taxRates,
  answerMinutes,
  pauseEndsAt: null,
  soldOut: [],
  soldOutChoices: [],
};

/** The owner and a diner of the tests (web/testing/people.ts), and others. */
const users = [
  { _id: 'part', name: 'Ada Admin', email: 'ada@thymely.test', role: 'admin' },
  { _id: 'other', name: 'Olga Other', email: 'olga.other@thymely.test', role: 'user' },
];

/** A day of the figures. */
const day = '2026-03-04';

const inAYear = Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const accessToken = `${encode({ alg: 'none' })}.${encode({ sub: 'part', exp: inAYear })}.none`;

/** What every test begins with: a session, and the sample menu. */
const firstAnswers: readonly Answer[] = [
  { call: 'POST /users', json: {} },
  { call: 'POST /jwt', json: { token: accessToken } },
  { call: 'DELETE /jwt', json: {} },
  { call: 'GET /menu', json: menuItems },
  { call: 'GET /option-groups', json: optionGroups },
  { call: 'GET /ordering', json: openNow },
  { call: 'GET /carts', json: [] },
  { call: 'GET /jobs', json: [] },
  { call: 'GET /mails/dead', json: [] },
  { call: 'GET /users/me', json: { role: 'user' } },
  { call: 'GET /users/admin/ada@thymely.test', json: { admin: true } },
  { call: 'GET /users', headers: { 'x-total-count': String(users.length) }, json: users },
  ...users.map(({ _id }) => ({
    call: `GET /users/${_id}/open-orders`,
    json: { openOrders: 0, orders: [] },
  })),
  { call: 'GET /audit', json: [] },
  { call: 'GET /imports', json: [] },
  { call: 'GET /orders', json: [] },
  { call: 'GET /settings/ordering', json: settings },
  { call: 'GET /kitchen/orders', json: [] },
  { call: 'GET /kitchen/sold-out', json: [] },
  { call: 'GET /kitchen/portions', json: { day: null, portions: [] } },
  { call: 'GET /figures', json: fourWeeks(day) },
  { call: 'GET /figures/today', json: { today: dayOf(day, {}), before: dayOf(day, {}), room: [] } },
];

/** What the build writes, and what every test begins with. */
const fixedFiles = {
  '/menu.json': menuItems,
  '/clock.json': { rim: '/dish-art/rim.webp', dishes: menuItems.slice(0, 12) },
  '/first-answers.json': firstAnswers,
};

/**
 * Answers the calls of the API that a page cannot answer itself: those of pictures, which go up with
 * their progress and are shown. Serves the drawings.
 */
export const answeringServer: Plugin = {
  name: 'thymely-answering-server',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (request, response) => {
      void answerCall(request, response);
    });
    middlewares.use('/dish-art', serveDrawing);
    for (const [path, content] of Object.entries(fixedFiles)) {
      middlewares.use(path, (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(content));
      });
    }
  },
};

async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  const { pathname, search } = new URL(url, 'http://part.invalid');
  const call = `${method} ${decodeURIComponent(pathname)}`;
  const body = await bodyOf(request);
  takeCall(
    { call, query: search, headers: headers as Record<string, string>, body },
    {
      answer: (answer) => {
        respond(answer, response);
      },
      lose: () => {
        response.destroy();
      },
    },
  );
}

function respond({ status = 200, json, html, headers }: Answer, response: ServerResponse): void {
  const type = html === undefined ? 'application/json' : 'text/html';
  // The clock of this machine is not the one of the parts (web/testing/clock.ts).
  response.sendDate = false;
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(html ?? JSON.stringify(json ?? {}));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Every plate is the same drawing: no part knows what is on it. */
function serveDrawing({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [, codePoint = ''] = /^\/([\w-]+)\.webp/.exec(url) ?? [];
  const file = drawingFile(codePoint) ?? drawingFile('1f372');
  response.writeHead(200, { 'content-type': 'image/webp' });
  if (file) createReadStream(file).pipe(response);
}
