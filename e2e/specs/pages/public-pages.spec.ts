import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { stack } from '../../harness/stack.ts';

const publicRoutes = ['/', '/menu', '/salad', '/pizza', '/login', '/signup'];
const menuRoutes = ['/', '/menu', '/salad', '/pizza'];

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

async function structuredDataOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await htmlOf(request, path);
  return /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

/** Returns the content of a meta element, by its name or property. */
function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test('each public page describes itself to search engines and link previews', async ({
  request,
}) => {
  for (const path of publicRoutes) {
    const html = await htmlOf(request, path);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    const address = stack.siteUrl + path;
    expect(title).toContain('Thymely');
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(metaOf(html, 'robots')).toBeUndefined();
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(40);
    expect(metaOf(html, 'og:title')).toBe(title);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:url')).toBe(address);
    const picture = await request.get(metaOf(html, 'og:image') ?? 'none');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
});

test('no two public pages have the same title or description', async ({ request }) => {
  const pages = await Promise.all(publicRoutes.map((path) => htmlOf(request, path)));
  const titles = pages.map((html) => /<title>([^<]+)/.exec(html)?.[1]);
  const descriptions = pages.map((html) => metaOf(html, 'description'));
  expect(new Set(titles).size).toBe(publicRoutes.length);
  expect(new Set(descriptions).size).toBe(publicRoutes.length);
});

test('personal pages are kept out of search engines', async ({ request }) => {
  for (const path of [
    '/cart-page',
    '/order',
    '/update-profile',
    '/dashboard',
    '/kitchen',
    '/no-such-page',
  ]) {
    expect(metaOf(await htmlOf(request, path), 'robots')).toBe('noindex');
  }
});

test('the pages of the menu describe the restaurant and its hours to search engines, and claim no rating', async ({
  request,
}) => {
  for (const path of menuRoutes) {
    const json = await structuredDataOf(request, path);
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Restaurant',
      url: `${stack.siteUrl}/`,
      // These are the hours of the sample restaurant, which is always open.
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    });
    expect(json).not.toMatch(/rating|review/i);
  }
});

test('the pages of the menu state every dish to search engines, and the home page where they are', async ({
  request,
}) => {
  const url = `${stack.siteUrl}/menu`;
  expect(JSON.parse(await structuredDataOf(request, '/'))).toMatchObject({ hasMenu: url });
  const menu = (await (await request.get('/menu.json')).json()) as { name: string }[];
  for (const path of menuRoutes.slice(1)) {
    const json = await structuredDataOf(request, path);
    expect(JSON.parse(json)).toMatchObject({ hasMenu: { '@type': 'Menu', url } });
    expect(menu.filter(({ name }) => !json.includes(JSON.stringify(name)))).toEqual([]);
  }
});

test('the sitemap lists the pages with the menu and the page of each dish, and robots.txt points to it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const menu = (await (await request.get('/menu.json')).json()) as { _id: string }[];
  const dishRoutes = menu.map(({ _id }) => `/dish/${_id}`);
  expect(addresses).toEqual([...menuRoutes, ...dishRoutes].map((path) => stack.siteUrl + path));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${stack.siteUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain('Disallow: /kitchen');
});

test('every icon that a page or the manifest references exists', async ({ request }) => {
  const html = await htmlOf(request, '/');
  const manifestPath = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? 'none';
  const manifest = (await (await request.get(manifestPath)).json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toContain('Thymely');
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  const icons = [...linked.map(([, src]) => src ?? ''), ...manifest.icons.map(({ src }) => src)];
  expect(icons.length).toBeGreaterThanOrEqual(6);
  for (const src of icons) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
  }
});

/**
 * Returns the size of a document in the median of seven draws of what each build draws by lot: with one
 * set of ports and hashes of scripts it takes 80 bytes more than with another. The draws are the same
 * for every build. Where the first one is far below the limit, it is the only one.
 */
function bytesOf(html: string, mostBytes: number): number {
  const sizeOf = (draw: number) => brotliCompressSync(drawn(html, draw)).length;
  const first = sizeOf(0);
  if (first <= mostBytes - 100) return first;
  const sizes = [first, ...Array.from({ length: 6 }, (_, at) => sizeOf(at + 1))];
  return sizes.toSorted((a, b) => a - b)[3] ?? NaN;
}

function drawn(html: string, draw: number): string {
  const names = new Map<string, string>();
  const hashOf = (name: string) => {
    const hash = createHash('sha256').update(`${names.size} ${draw}`).digest('hex');
    const drawnName = names.get(name) ?? hash.slice(0, name.length);
    names.set(name, drawnName);
    return drawnName;
  };
  return html
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://thymely.example')
    .replaceAll(/(?<=\/assets\/)[\da-f]+(?=\.)/g, hashOf);
}

for (const [path, mostBytes] of [
  ['/', 13_700],
  ['/menu', 13_700],
  ['/salad', 13_700],
  ['/pizza', 13_700],
  ['/dish/ember-margherita', 11_000],
  // The dish with the most options.
  ['/dish/coal-rib-eye', 11_000],
] as const) {
  test(`the document of ${path} has at most ${mostBytes} bytes, what the first window of a connection carries`, async ({
    request,
  }) => {
    expect(bytesOf(await htmlOf(request, path), mostBytes)).toBeLessThanOrEqual(mostBytes);
  });
}
