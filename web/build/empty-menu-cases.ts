import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The tests of a site that was built for a menu without dishes (budgets.test.ts). */
export function emptyMenuCases(site: () => string): void {
  const read = (file: string) => readFileSync(join(site(), file), 'utf8');

  /** Returns the text of a page, without its tags. */
  const wordsOf = (file: string) =>
    read(file)
      .replace(/<[^>]*>/g, '')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ');

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
    for (const picture of pictures) expect(existsSync(join(site(), picture)), picture).toBe(true);
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
}
