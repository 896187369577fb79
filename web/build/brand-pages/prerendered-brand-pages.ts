import { brand, brandName, categories, home } from '../../../brands/chosen-brand.ts';
import type { Prerender } from '../../src/app/prerender/prerender.tsx';
import type { PrerenderedPage } from '../../src/app/prerender/public-pages.ts';
import { checkPages } from './check-pages.ts';
import type { BrandPage } from './read-page.ts';

/**
 * Returns the pages that the restaurant has written, as the build prerenders them.
 * @throws UnusableBrand one line for each path that is taken and each link that leads nowhere
 */
export function prerenderedBrandPages(
  pages: readonly BrandPage[],
  { appScreenAt, screenAt, siteName }: Pick<Prerender, 'appScreenAt' | 'screenAt' | 'siteName'>,
  appPages: readonly PrerenderedPage[],
): PrerenderedPage[] {
  const built = new Set(appPages.map(({ path }) => path));
  checkPages(pages, {
    called: `brands/${brandName}/pages`,
    links: [...brand.navigation, ...brand.footer].flatMap((entry) =>
      'links' in entry ? entry.links : entry,
    ),
    homeLinks: (home.categories?.cards ?? []).map(({ title, to }) => ({ label: title, to })),
    categoryIds: categories.map(({ id }) => id),
    // Every ID of a dish has a screen, but only dishes on the menu have a page.
    isAt: (path) => built.has(path) || (!path.startsWith('/dish/') && screenAt(path) !== undefined),
    isOfApp: (path) => appScreenAt(path) !== undefined,
  });
  return pages.map(({ path, title, description }) => ({
    path,
    file: `${path.slice(1)}.html`,
    title: `${title} — ${siteName}`,
    description: description || brand.tagline,
    indexed: true,
    styles: 'text',
    source: 'src/app/text-page.tsx',
    dataFrom: () => ({}),
  }));
}
