import { categories, type Category } from '@thymely/contract/ground/categories';
import type { CategoryList } from '../lib/categories.ts';

/** The categories that have a page of their own, such as `/pizza`. */
export const categoriesWithPage = categories.filter(({ page }) => page);

/** Returns the category that a path of the site shows, if it shows one. */
export function categoryOfPath(path: string): Category | undefined {
  const [pathname, query] = path.split('?');
  const asked = new URLSearchParams(query).get('category');
  return asked || categoriesWithPage.find(({ id }) => `/${id}` === pathname)?.id;
}

/** Returns the category that an address of the menu shows, by its path or its query, if it shows one. */
export function categoryShownAt(
  pathname: string,
  search: URLSearchParams,
  present: CategoryList,
): Category | undefined {
  return categoryOfPath(pathname) ?? present.find(search.get('category'))?.id;
}

type Linked = { to?: string | undefined; links?: readonly Linked[] };

/** Returns links and lists of links without those to categories that guests do not see. */
export function linksInUse<Entry extends Linked>(
  entries: readonly Entry[],
  present: CategoryList,
): Entry[] {
  return entries.filter(({ to, links }) => {
    if (links) return linksInUse(links, present).length > 0;
    const id = to && categoryOfPath(to);
    return !id || present.isShown(id);
  });
}

/** Returns the path that shows a category: its own page, or the menu with a query. */
export function pathOfCategory(category: Category): string {
  const hasPage = categoriesWithPage.some(({ id }) => id === category);
  return hasPage ? `/${category}` : `/menu?category=${category}`;
}
