import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWeb } from './build-web.ts';

const outDir = mkdtempSync(join(tmpdir(), 'thymely-empty-'));

beforeAll(async () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'thymely.firebaseapp.com');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'thymely');
  vi.stubEnv('VITE_SITE_URL', 'https://thymely.example');
  const menuFile = join(outDir, 'menu.json');
  writeFileSync(menuFile, '[]');
  await buildWeb({ mode: 'production', outDir, menuFile });
  vi.unstubAllEnvs();
}, 120_000);
afterAll(() => {
  rmSync(outDir, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(outDir, 'site', file), 'utf8');

/** Returns the text of a page, without its tags. */
const wordsOf = (file: string) =>
  read(file)
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

describe('the site of a project without dishes', () => {
  it('says on the menu and on the pages of categories that there are no dishes', () => {
    expect(wordsOf('menu.html')).toContain("There's nothing on our menu right now.");
    for (const page of ['salad.html', 'pizza.html']) {
      expect(wordsOf(page)).toContain("There's nothing in this category today.");
    }
    expect(JSON.parse(read('menu.json'))).toEqual([]);
  });

  it('has a home page with a clock of empty plates and no carousel', () => {
    const home = read('index.html');
    expect(wordsOf('index.html')).toContain('Dishes so delectable');
    expect(home.match(/<li class="hour-\d+[^>]*><span class="china">/g)).toHaveLength(12);
    expect(home).not.toContain('Standout dishes');
    expect(JSON.parse(read('clock.json'))).toMatchObject({ dishes: Array(12).fill(null) });
  });

  it('references no missing picture', () => {
    const pictures = ['index.html', 'menu.html', 'salad.html', 'pizza.html'].flatMap((page) =>
      [...read(page).matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source = '']) => source),
    );
    expect(pictures).toContain('/dish-art/plated/garden-bowl.webp');
    for (const picture of pictures)
      expect(existsSync(join(outDir, 'site', picture)), picture).toBe(true);
  });

  it('lists only the restaurant and its pages for search engines', () => {
    const [, data = ''] =
      /<script [^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(read('index.html')) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      hasMenu: { '@type': 'Menu', hasMenuSection: [] },
    });
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(addresses.map(([, address]) => address)).toEqual(
      ['/', '/menu', '/salad', '/pizza'].map((path) => `https://thymely.example${path}`),
    );
  });
});
