import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ErrorBody } from '@thymely/contract/ground/errors';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useBuiltFunction } from '../testing/built-function.ts';
import { signUpDiner, type Person } from '../testing/people.ts';
import { patienceMs } from '../testing/patience.ts';

/** A word that is in everything that is sent, and must not be in the log. */
const secret = 'hunter2';

const built = useBuiltFunction();
const { emulators, call } = built;
let diner: Person;

beforeAll(async () => {
  diner = await signUpDiner(emulators);
});

type Sent = {
  method?: 'GET' | 'POST';
  path?: string;
  headers?: OutgoingHttpHeaders;
  token?: string;
  body?: Buffer | string;
};

/** Sends a request unchanged, with the secret in a cookie and in a header, too. */
async function send({ method = 'POST', path = '/carts', headers, token, body = '' }: Sent) {
  const sent = httpRequest(built.served.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token ?? diner.accessToken}`,
      cookie: `__session=${secret}`,
      'x-any': secret,
      ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const answered = new Promise<{ status: number; type: string; body: string }>(
    (resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        const type = String(headers['content-type']);
        text(response).then((body) => resolve({ status, type, body }), reject);
      });
    },
  );
  sent.end(body);
  return answered;
}

/** Expects one of our own errors that repeats nothing of what was sent. */
async function expectOurs(status: number, sent: Sent): Promise<void> {
  const answer = await send(sent);
  expect(answer).toMatchObject({ status, type: 'application/json; charset=utf-8' });
  expect(answer.body).not.toContain(secret);
  const { code, message } = JSON.parse(answer.body) as ErrorBody;
  expect([typeof code, typeof message]).toEqual(['string', 'string']);
}

const jsonType = { 'content-type': 'application/json' };
const login = `{"email":"dana@${secret}.test","password":"${secret}"`;
const many = Array.from({ length: 2000 }, (_, n) => `${secret}${n}=1`).join('&');
const deep = `${secret}${'[a]'.repeat(100)}=1`;

const malformed: [string, number, string | undefined, Buffer | string][] = [
  ['JSON that breaks off', 400, 'application/json', login],
  ['JSON of a named form that breaks off', 415, 'application/vnd.x+json', login],
  ['a cloud event that breaks off', 415, 'application/cloudevents+json', login],
  [
    'JSON that is not UTF-8',
    400,
    'application/json',
    Buffer.from(`{"${secret}":"\xff"}`, 'latin1'),
  ],
  ['JSON in a known charset', 415, 'application/json; charset=utf-16', `${login}}`],
  ['JSON in an unknown charset', 415, `application/json; charset=${secret}`, `${login}}`],
  ['nothing in an unknown charset', 400, `application/json; charset=${secret}`, ''],
  ['JSON of a type with a broken parameter', 400, `application/json; ${secret}="`, login],
  ['JSON without a type', 415, undefined, `${login}}`],
  ['JSON of a type that is none', 415, `${secret}`, `${login}}`],
  ['a form', 415, 'application/x-www-form-urlencoded', `a=%zz${secret}`],
  ['a form of too many fields', 415, 'application/x-www-form-urlencoded', many],
  ['a form that is nested too deeply', 415, 'application/x-www-form-urlencoded', deep],
  ['a form in a charset', 415, 'application/x-www-form-urlencoded; charset=koi8', secret],
  ['text in an unknown charset', 415, `text/plain; charset=${secret}`, secret],
  ['a picture that is none', 415, 'image/png', secret],
];

describe('requirement 53: malformed input, sent to the built function', () => {
  it.each(malformed)(
    'requirement 53: %s is answered with %i in our form',
    async (_, status, type, body) => {
      await expectOurs(status, {
        body,
        headers: { ...(type !== undefined && { 'content-type': type }) },
      });
      await expectOurs(401, {
        body,
        token: secret,
        headers: { ...(type !== undefined && { 'content-type': type }) },
      });
    },
  );

  it.each(['', 'boundary', `boundary=${secret}`, `charset=${secret}; boundary="`])(
    'requirement 53: a picture in a malformed form (%s) is answered in our form',
    async (parameter) => {
      const headers = { 'content-type': `multipart/form-data; ${parameter}` };
      await expectOurs(400, { path: '/images?purpose=avatar', headers, body: `--${secret}\r\nx` });
    },
  );

  it.each(['%', '%zz', '%ff', '%c3%28', '%zz?a=b'])(
    'requirement 53: an address with %s is answered in our form',
    async (text) => {
      await expectOurs(400, { method: 'GET', path: `/menu/${secret}${text}` });
      await expectOurs(400, { method: 'GET', path: `/api/menu/${secret}${text}` });
      await expectOurs(404, { method: 'GET', path: `/${secret}${text}` });
    },
  );

  it('requirement 53: malformed JSON is counted: the 301st call within a minute is answered with 429', async () => {
    const eager = await signUpDiner(emulators, 'Eager Diner');
    const sent = { token: eager.accessToken, headers: jsonType, body: login };
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    // Five more a second are allowed, so a slow machine needs more calls.
    while (answers.length < 3000 && answers.every(({ status }) => status === 400)) {
      answers.push(...(await Promise.all(Array.from({ length: 60 }, () => send(sent)))));
    }
    const first = answers.filter(({ status }) => status === 400);
    expect(first.length).toBeGreaterThanOrEqual(300);
    const others = answers.filter((answer) => !first.includes(answer));
    expect(others.length).toBeGreaterThan(0);
    for (const { status, body } of others) {
      expect([status, JSON.parse(body)]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    }
  });

  it('requirement 53: the log contains nothing that was sent', async () => {
    const trace = '0123456789abcdef0123456789abcdef';
    await expectOurs(400, { headers: jsonType, body: login });
    await call('getHealth', { headers: { traceparent: `00-${trace}-0123456789abcdef-01` } });
    await vi.waitFor(() => expect(built.served.logged()).toContain(trace), patienceMs);
    expect(built.served.logged()).toContain('POST /carts');
    expect(built.served.logged()).not.toContain(secret);
    expect(built.served.logged()).not.toMatch(/SyntaxError|body-parser/);
  });
});
