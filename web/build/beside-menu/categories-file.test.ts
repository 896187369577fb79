import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import { brandFolder } from '../../../brands/brand-name.ts';
import { buildWeb } from '../build-web.ts';
import { readCategoriesBeside, writeCategoriesBeside } from './categories-file.ts';

const looks = { tint: 'soup', vessel: 'soup' } as const;

/** Those of an owner, who has renamed salads, hidden pizzas and added a lunch. */
const categories: readonly MenuCategory[] = [
  { id: 'lunch', name: 'Lunch of the day', ...looks },
  { id: 'salad', name: 'Bowls', ...looks },
  { id: 'pizza', name: 'Pizzas', ...looks, hidden: true },
];

const menu = categories.map(({ id }) => ({
  _id: `dish-of-${id}`,
  name: `Dish of ${id}`,
  recipe: 'Warm.',
  image: '/dish-art/1f355.webp',
  category: id,
  price: 6,
}));

const folder = mkdtempSync(join(tmpdir(), 'categories-'));
const site = join(folder, 'out', 'site');
const menuFile = join(folder, 'menu', 'menu.json');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('a menu without categories of its own is built with those of the brand', () => {
  expect(readCategoriesBeside(join(folder, 'none', 'menu.json'))).toBeUndefined();
  expect(readCategoriesBeside(join(brandFolder, 'menu.json'))).toBeUndefined();
});

describe("a site that is built with an owner's categories", () => {
  beforeAll(async () => {
    writeCategoriesBeside(menuFile, { revision: 3, categories: [...categories] });
    writeFileSync(menuFile, JSON.stringify(menu));
    await buildWeb({
      outDir: join(folder, 'out'),
      menuFile,
      arePagesAlone: true,
      mode: 'production',
      siteUrl: 'https://thymely.example',
      firebase: { apiKey: 'key', authDomain: 'auth.thymely.example', projectId: 'thymely' },
    });
  }, 600_000);

  it('shows the dishes under their names, in their order', () => {
    const page = read('menu.html');
    const headings = [...page.matchAll(/<h2 class="py-3[^>]*>(.*?)<\/h2>/g)].map(
      ([, text]) => text,
    );
    expect(headings).toEqual(['Lunch of the day', 'Bowls']);
    expect(page).toContain('Dish of lunch');
    expect(page).toContain('href="/menu?category=lunch"');
    expect(read('salad.html')).toMatch(/<h1[^>]*>.*?>Bowls<.*?<\/h1>/);
    expect(read('plain-menu.html')).toContain('Lunch of the day');
    expect(read('dish/dish-of-lunch.html')).toContain('Lunch of the day');
  });

  it('has nothing of a hidden one', () => {
    expect(read('menu.json')).not.toContain('dish-of-pizza');
    expect(read('sitemap.xml')).toContain('/salad</loc>');
    expect(read('sitemap.xml')).not.toContain('/pizza</loc>');
    expect(read('menu.html')).not.toContain('href="/pizza"');
    expect(globSync('dish/*.html', { cwd: site })).toHaveLength(2);
  });

  it('knows their tag, so that no page asks for them', () => {
    const script = readFileSync(join(folder, 'out/server/prerender.js'), 'utf8');
    expect(script).toContain(tagOfCategories(categories));
  });
});
