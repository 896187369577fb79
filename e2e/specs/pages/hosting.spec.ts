import { expect, test, type APIRequestContext } from '@playwright/test';

const prerendered = ['/', '/menu', '/salad', '/pizza', '/login', '/signup'];
const appRoutes = [
  ...['/order', '/order/some-order', '/update-profile', '/cart-page', '/checkout', '/kitchen'],
  '/dashboard',
  '/dashboard/users',
  '/dashboard/add-menu',
  '/dashboard/manage-items',
  '/dashboard/update-menu/some-dish',
];

/** Returns the page at an address, with its status. */
async function pageAt(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { path, status: response.status(), html: await response.text() };
}

function pagesAt(request: APIRequestContext, paths: readonly string[]) {
  return Promise.all(paths.map((path) => pageAt(request, path)));
}

test('each public page is prerendered (spec 2.1)', async ({ request }) => {
  for (const { path, status, html } of await pagesAt(request, prerendered)) {
    expect(status, path).toBe(200);
    expect(html).toContain(`<div id="root" data-prerendered="${path}"`);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  }
});

test('the prerendered menu shows dishes', async ({ request }) => {
  const [html, menu] = await Promise.all([
    request.get('/menu').then((response) => response.text()),
    request.get('/menu.json').then((response) => response.json() as Promise<{ name: string }[]>),
  ]);
  expect(menu.length).toBeGreaterThanOrEqual(60);
  const drawn = html.slice(html.indexOf('<div id="root"'), html.indexOf('application/ld+json'));
  const shown = drawn.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  expect(menu.filter(({ name }) => shown.includes(`>${name}<`)).length).toBeGreaterThanOrEqual(8);
});

test('every page for who is signed in is a frame that says that it is loading', async ({
  request,
}) => {
  for (const { path, status, html } of await pagesAt(request, appRoutes)) {
    expect(status, path).toBe(200);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).toContain('>Loading...<');
    if (path.startsWith('/dashboard')) expect(html, path).not.toMatch(/<(?:aside|nav)[\s>]/);
  }
});

test('an address of the app that nothing is known of returns the empty shell', async ({
  request,
}) => {
  const addresses = ['/reset-password', '/dish/newer-than-the-build'];
  for (const { path, status, html } of await pagesAt(request, addresses)) {
    expect(status, path).toBe(200);
    expect(html, path).toContain('<div id="root"></div>');
  }
});

test('an unknown address returns 404 and a page that says so, with a way on', async ({
  request,
}) => {
  const unknown = ['/no-such-page', '/orders', '/menu/one', '/api-docs'];
  for (const { path, status, html } of await pagesAt(request, unknown)) {
    expect(status, path).toBe(404);
    expect(html, path).toContain('data-prerendered="/404"');
    expect(html, path).toContain('<title>Page not found — Thymely</title>');
    expect(html, path).toMatch(/<h1[^>]*>This plate is empty<\/h1>/);
    expect(html, path).toMatch(/<main.*<a [^>]*href="\/menu"[^>]*>See the menu<.*<\/main>/s);
  }
});

test('a missing chunk is a 404, not the shell', async ({ request }) => {
  const response = await request.get('/assets/0123456789ab.js');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('<div id="root"></div>');
});

test('the 404 of a missing file is not cached', async ({ request }) => {
  for (const file of ['0123456789ab.js', 'no-such-style.css', 'deep/down/x.js', '']) {
    const response = await request.get(`/assets/${file}`);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('an unknown API path is a 404 in JSON, never a page', async ({ request }) => {
  const response = await request.get('/api/no-such-endpoint');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test("Firebase's own addresses never fall back to the shell", async ({ request }) => {
  const response = await request.get('/__/no-such-thing');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('<div id="root"></div>');
});

test('chunks are cached forever, pages are revalidated', async ({ request }) => {
  const page = await request.get('/');
  const [, chunk] = /data-entry="([^"]+)"/.exec(await page.text()) ?? [];
  const script = await request.get(chunk ?? 'no entry in the page');
  expect(script.status()).toBe(200);
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('other ways to write an address redirect to the canonical one', async ({ request }) => {
  for (const path of ['/menu/', '/menu.html']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/menu');
  }
});
