import { categoryIds, type Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { centsFromPrice } from '@thymely/contract/ground/price/money';

export type CategoryFigure = {
  category: Category;
  dishes: number;
  /** The newest dish, which represents the category. */
  newest: MenuItem | undefined;
  /** The range of its dishes' prices; undefined without any. */
  cents: { from: number; to: number } | undefined;
};

/** Returns the dashboard's figures about what guests see of a list of dishes, newest first. */
export function menuFigures(dishes: readonly MenuItem[]) {
  const menu = dishesOnMenu(dishes);
  const prices = menu.map(({ price }) => centsFromPrice(price));
  const totalCents = prices.reduce((sum, cents) => sum + cents, 0);
  return {
    dishes: menu.length,
    byCategory: categoryIds.map((category): CategoryFigure => figureOf(category, menu)),
    /** The dishes of categories that the restaurant no longer has. */
    uncategorized: dishes.filter(({ category }) => !categoryIds.includes(category)),
    /** The number of dishes hidden from everybody who avoids an allergen. */
    undeclared: menu.filter(({ allergens }) => !allergens).length,
    /** The average price; undefined for an empty menu. */
    averageCents: menu.length > 0 ? Math.round(totalCents / menu.length) : undefined,
  };
}

function figureOf(category: Category, menu: readonly MenuItem[]): CategoryFigure {
  const dishes = menu.filter((dish) => dish.category === category);
  const prices = dishes.map(({ price }) => centsFromPrice(price)).toSorted((a, b) => a - b);
  const [from, to] = [prices[0], prices.at(-1)];
  return {
    category,
    dishes: dishes.length,
    newest: dishes[0],
    cents: from === undefined || to === undefined ? undefined : { from, to },
  };
}
