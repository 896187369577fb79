import { expect, test, type APIResponse } from '@playwright/test';
import { stack } from '../../harness/stack.ts';

const pages = [
  '/',
  '/menu',
  '/salad',
  '/pizza',
  '/order',
  '/update-profile',
  '/cart-page',
  '/login',
  '/signup',
  '/dashboard',
  '/dashboard/users',
  '/dashboard/update-menu/some-dish',
  '/dish/some-dish',
  '/no-such-page',
  '/no/such/page',
];

test('requirement 26: every page carries every security header', async ({ request }) => {
  const responses = await Promise.all(pages.map((path) => request.get(path)));
  for (const response of responses) {
    expect(response.headers(), response.url()).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(response.headers()['content-security-policy'], response.url()).toBe(
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
    );
    // The policy of the build is in the page, before everything that it governs.
    const [, policy = ''] =
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        await response.text(),
      ) ?? [];
    expect(policy, response.url()).toContain(
      "default-src 'self'; script-src 'self' https://apis.google.com",
    );
    expect(policy, response.url()).not.toContain('unsafe-');
  }
});

test("requirement 26: Firebase's own addresses carry none of these headers", async ({
  request,
}) => {
  // The emulator has no sign-in handler; `npm run smoke` looks at that of a deployed site.
  const response = await request.get('/__/firebase/init.json');
  expect(response.headers()['content-security-policy']).toBeUndefined();
  expect(response.headers()['referrer-policy']).toBeUndefined();
});

/** Headers that every server on the way sets, and Vary, to which Hosting adds. */
const hopHeaders = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'vary'];

const apiCalls = [
  { name: 'the menu', path: '/menu', status: 200 },
  { name: 'a dish', path: '/menu/no-such-dish', status: 404 },
  { name: 'a call without a token', path: '/carts?email=a@b.example', status: 401 },
  { name: 'an unknown path', path: '/no-such-endpoint', status: 404 },
];

for (const { name, path, status } of apiCalls) {
  test(`requirement 26: Hosting does not change the headers of ${name}`, async ({ request }) => {
    // This is repeated in case the menu has changed between the two requests.
    await expect(async () => {
      const direct = await request.get(`${stack.functionUrl}${path}`);
      const hosted = await request.get(`/api${path}`);
      expect([direct.status(), hosted.status()]).toEqual([status, status]);
      expect(ownHeaders(hosted)).toMatchObject(ownHeaders(direct));
      expect(hosted.headers()['content-security-policy']).toBe(
        direct.headers()['content-security-policy'],
      );
      for (const field of (direct.headers()['vary'] ?? '').split(/, ?/)) {
        expect(hosted.headers()['vary']).toContain(field);
      }
    }).toPass({ timeout: 120_000 });
  });
}

function ownHeaders(response: APIResponse): Record<string, string> {
  const entries = Object.entries(response.headers());
  return Object.fromEntries(entries.filter(([name]) => !hopHeaders.includes(name)));
}

test('requirement 26: the menu keeps its own caching headers through Hosting', async ({
  request,
}) => {
  const first = await request.get('/api/menu');
  expect(first.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60');
  const again = await request.get('/api/menu', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});
