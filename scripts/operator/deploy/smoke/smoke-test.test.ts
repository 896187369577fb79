import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '../../../../brands/chosen-brand.ts';
import {
  answerWell,
  json,
  playSite,
  wellHealth,
  wellPage,
  type PlayedAnswer,
} from './played-site.ts';
import { smokeTest } from './smoke-test.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Serves a site, with other answers for some paths, and returns its origin. */
async function serveSite(answerTo: (path: string) => PlayedAnswer): Promise<string> {
  const site = await playSite(answerTo);
  ({ close } = site);
  return site.url;
}

async function faultsOf(path: string, answer: PlayedAnswer): Promise<string> {
  const url = await serveSite((asked) => (asked === path ? answer : answerWell(asked)));
  return smokeTest({ url, of: 'site' }).then(
    () => 'none',
    ({ message }: Error) => message,
  );
}

it('a site that is well has no faults, and what was looked at is printed', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await faultsOf('/none', { body: '' })).toBe('none');
  expect(log.mock.calls.flat().join()).toContain('headers, home page');
  log.mockRestore();
});

const headers = answerWell('/').headers ?? {};

it.each<[string, string, PlayedAnswer, string]>([
  [
    'another version',
    '/api/health',
    { headers: json, body: { ...wellHealth, version: '0.0.1' } },
    '✗ The version of the API is "0.0.1", not',
  ],
  [
    'another brand',
    '/api/health',
    { headers: json, body: { ...wellHealth, brand: 'other' } },
    '✗ The brand of the API is "other", not',
  ],
  [
    'an older schema',
    '/api/health',
    { headers: json, body: { ...wellHealth, schema: { database: 0, needed: 1 } } },
    '✗ The schema of the database is 0, and 1 is needed: npm run migrate.',
  ],
  [
    'a page for an API',
    '/api/health',
    { headers: { 'content-type': 'text/html' }, body: wellPage },
    '/api/health answers 200 (text/html).',
  ],
  [
    'an outage',
    '/api/menu',
    { status: 503, headers: json, body: {} },
    '/api/menu answers 503 (application/json).',
  ],
  [
    'no list of dishes',
    '/api/menu',
    { headers: json, body: {} },
    '/api/menu is no list of dishes.',
  ],
  [
    'an older page',
    '/',
    { headers, body: wellPage.replace('content="', 'content="9') },
    '✗ The version of the site is "9',
  ],
  [
    'the page of another',
    '/',
    { headers, body: wellPage.replace(/<title>.*<\/title>/, '') },
    `✗ The home page does not name ${brand.name}.`,
  ],
])('%s is a fault', async (_name, path, answer, fault) => {
  expect(await faultsOf(path, answer)).toContain(fault);
});

it('a function alone has no pages, and one that is out a moment later passes', async () => {
  let asked = 0;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const url = await serveSite((path) => {
    asked++;
    if (path === '/' || asked <= 2) return { status: 404, body: 'not yet' };
    return answerWell(path);
  });
  await smokeTest({ url, of: 'function', tries: 2, pauseMs: 1 });
  await expect(smokeTest({ url, of: 'site' })).rejects.toThrow(`${url}/ answers 404`);
  log.mockRestore();
});

it('an address without a server is one line', async () => {
  await expect(smokeTest({ url: 'http://127.0.0.1:9', of: 'site' })).rejects.toThrow(
    /^✗ http:\/\/127\.0\.0\.1:9 does not answer: .*$/,
  );
});
