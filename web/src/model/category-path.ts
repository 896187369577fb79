import { categories, type Category, categoryOf } from '@thymely/contract/ground/categories';

/** The categories that have a page of their own, such as `/pizza`. */
export const categoriesWithPage = categories.filter(({ page }) => page);

/** Returns the path that shows a category: its own page, or the menu with a query. */
export function pathOfCategory(category: Category): string {
  return categoryOf(category).page ? `/${category}` : `/menu?category=${category}`;
}
