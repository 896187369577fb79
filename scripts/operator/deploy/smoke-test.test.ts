import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { brand, brandName } from '../../../brands/chosen-brand.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { hostingHeaders } from '../../build/hosting.ts';
import { smokeTest } from './smoke-test.ts';

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

const health = {
  status: 'ok',
  brand: brandName,
  version: manifest.version,
  schema: { database: 1, needed: 1 },
};
const json = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
const page = `<title>${brand.name.replaceAll('&', '&amp;')}</title><meta name="version" content="${manifest.version}">`;
const well: Record<string, Answer> = {
  '/api/health': { headers: json, body: health },
  '/api/menu': { headers: json, body: [] },
  '/': { headers: hostingHeaders('/'), body: page },
};

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Serves a site, with other answers for some paths, and returns its origin. */
async function serveSite(answerTo: (path: string) => Answer): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const { status = 200, headers, body } = answerTo(url);
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

async function faultsOf(path: string, answer: Answer): Promise<string> {
  const url = await serveSite((asked) => (asked === path ? answer : (well[asked] ?? { body: '' })));
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

const otherHeaders = Object.fromEntries(
  Object.entries(hostingHeaders('/')).filter(([name]) => name !== 'content-security-policy'),
);

it.each<[string, string, Answer, string]>([
  [
    'another version',
    '/api/health',
    { headers: json, body: { ...health, version: '0.0.1' } },
    '✗ The version of the API is "0.0.1", not',
  ],
  [
    'another brand',
    '/api/health',
    { headers: json, body: { ...health, brand: 'other' } },
    '✗ The brand of the API is "other", not',
  ],
  [
    'an older schema',
    '/api/health',
    { headers: json, body: { ...health, schema: { database: 0, needed: 1 } } },
    '✗ The schema of the database is 0, and 1 is needed: npm run migrate.',
  ],
  [
    'a page for an API',
    '/api/health',
    { headers: { 'content-type': 'text/html' }, body: page },
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
    'no policy',
    '/',
    { headers: otherHeaders, body: page },
    '✗ The header content-security-policy is null, not',
  ],
  [
    'an older page',
    '/',
    { headers: hostingHeaders('/'), body: page.replace('content="', 'content="9') },
    '✗ The version of the site is "9',
  ],
  [
    'the page of another',
    '/',
    { headers: hostingHeaders('/'), body: page.replace(/<title>.*<\/title>/, '') },
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
    return well[path] ?? { body: '' };
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
