import { categoryIds, type Category } from '@thymely/contract/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';

export type CategoryFigure = {
  category: Category;
  dishes: number;
  /** Its newest dish represents it. */
  newest: MenuItem | undefined;
};

/** The dashboard's figures about the menu, which is sorted newest dish first. */
export function menuFigures(menu: readonly MenuItem[]) {
  const figures = new Map<Category, CategoryFigure>(
    categoryIds.map((category) => [category, { category, dishes: 0, newest: undefined }]),
  );
  let totalCents = 0;
  for (const dish of menu) {
    totalCents += centsFromPrice(dish.price);
    const figure = figures.get(dish.category);
    if (!figure) continue;
    figure.dishes += 1;
    figure.newest ??= dish;
  }
  const byCategory = [...figures.values()];
  return {
    dishes: menu.length,
    byCategory,
    categoriesServed: byCategory.filter(({ dishes }) => dishes > 0).length,
    /** Undefined for an empty menu. */
    averageCents: menu.length > 0 ? Math.round(totalCents / menu.length) : undefined,
  };
}
