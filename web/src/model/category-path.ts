import { categories, type Category } from '@thymely/contract/ground/categories';
import type { CategoryList } from '../lib/categories.ts';

/** The categories that have a page of their own, such as `/pizza`. */
export const categoriesWithPage = categories.filter(({ page }) => page);

/** Returns the category that a path of the site shows, if it shows one. */
export function categoryOfPath(path: string): Category | undefined {
  const [pathname, query] = path.split('?category=');
  return query ?? categoriesWithPage.find(({ id }) => `/${id}` === pathname)?.id;
}

/** Returns the category that an address of the menu shows, by its path or its query, if it shows one. */
export function categoryShownAt(
  pathname: string,
  search: URLSearchParams,
  present: CategoryList,
): Category | undefined {
  return categoryOfPath(pathname) ?? present.find(search.get('category'))?.id;
}

/** Returns the links without those to categories that guests do not see. */
export function linksInUse<Linked extends { to?: string | undefined; links?: unknown }>(
  links: readonly Linked[],
  present: CategoryList,
): Linked[] {
  return links.filter(({ to }) => {
    const id = to && categoryOfPath(to);
    return !id || present.isShown(id);
  });
}

/** Returns the path that shows a category: its own page, or the menu with a query. */
export function pathOfCategory(category: Category): string {
  const hasPage = categoriesWithPage.some(({ id }) => id === category);
  return hasPage ? `/${category}` : `/menu?category=${category}`;
}
