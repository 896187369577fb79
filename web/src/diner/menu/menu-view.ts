import { presentCategories } from '../../lib/categories.ts';
import { categoryOfPath, categoryShownAt } from '../../model/category-path.ts';
import { dishViewFrom, dishViewQuery, type DishView } from '../../shared/dish-view.ts';
import { queryString } from '../../lib/query-string.ts';

/** The dishes that the menu page shows: those of a category that match search and filters. */
export type MenuView = DishView & {
  /** The search as typed; empty for everything. */
  q: string;
  /** The diets that every dish suits. */
  diets: readonly string[];
  /** The allergens that no dish contains. */
  without: readonly string[];
};

const longestSearch = 80;

/** Reads the menu page's view from the URL. */
export function menuViewFrom(
  pathname: string,
  search: URLSearchParams,
  categories = presentCategories(),
): MenuView {
  return {
    ...dishViewFrom(search, categories),
    category: categoryShownAt(pathname, search, categories),
    q: (search.get('q') ?? '').slice(0, longestSearch),
    diets: search.getAll('diet'),
    without: search.getAll('without'),
  };
}

/** Returns the URL of a view. The page of a category keeps its path. */
export function menuAddress(view: MenuView, pathname: string): string {
  const keepsPath = view.category !== undefined && categoryOfPath(pathname) === view.category;
  const query = new URLSearchParams(
    dishViewQuery(keepsPath ? { ...view, category: undefined } : view),
  );
  if (view.q.trim()) query.set('q', view.q);
  for (const diet of view.diets) query.append('diet', diet);
  for (const allergen of view.without) query.append('without', allergen);
  return (keepsPath ? pathname : '/menu') + queryString(query);
}
