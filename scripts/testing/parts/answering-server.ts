import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { Plugin } from 'vite';
import { drawingFile } from '../../../web/build/pictures/drawings.ts';
import type { Answer, Call } from '../../../web/testing/answered-calls.ts';
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

const builtFiles = {
  '/menu.json': menuItems,
  '/clock.json': { rim: '/dish-art/rim.webp', dishes: menuItems.slice(0, 12) },
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

let answers: readonly Answer[] = firstAnswers;
let calls: Call[] = [];
let unanswered: string[] = [];
const held: { call: string; response: ServerResponse }[] = [];

/** The next calls get these answers; the others get what they have got before. */
export function answer(...next: Answer[]): void {
  answers = [...next, ...answers];
  for (const { call, response } of held.splice(0)) respond(call, response);
}

/** Lets through what was held: such calls get what they had got before. */
export function release(): void {
  answers = answers.filter(({ isHeld }) => !isHeld);
  answer();
}

export function callsSoFar(): Call[] {
  return calls;
}

/** Forgets the answers and calls of a test. @returns the calls for which it had no answer */
export function forgetAnswers(): string[] {
  const missing = unanswered;
  answers = firstAnswers;
  calls = [];
  unanswered = [];
  // A browser has six connections to a server: those of a test that has ended would be missing.
  for (const { response } of held.splice(0)) response.destroy();
  return missing;
}

/** Answers the API's calls as the test says, and serves the drawings. */
export const answeringServer: Plugin = {
  name: 'thymely-answering-server',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (request, response) => {
      void answerCall(request, response);
    });
    middlewares.use('/dish-art', serveDrawing);
    // What the build writes, and no test changes.
    for (const [path, content] of Object.entries(builtFiles)) {
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
  calls.push({ call, query: search, headers: headers as Record<string, string>, body });
  respond(call, response);
}

function respond(call: string, response: ServerResponse): void {
  const found = answers.find((each) => each.call === call);
  if (found?.isHeld) {
    held.push({ call, response });
    return;
  }
  if (found?.isLost) {
    response.destroy();
    return;
  }
  if (!found) unanswered.push(call);
  const { status, json, html, headers } = found ?? notFoundAnswer;
  const type = html === undefined ? 'application/json' : 'text/html';
  // The clock of this machine is not the one of the parts (web/testing/clock.ts).
  response.sendDate = false;
  response.writeHead(status ?? 200, { 'content-type': type, ...headers });
  response.end(html ?? JSON.stringify(json ?? {}));
}

const notFoundAnswer: Omit<Answer, 'call'> = {
  status: 404,
  json: { code: 'NOT_FOUND', message: 'The test has no answer to this call.' },
};

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
