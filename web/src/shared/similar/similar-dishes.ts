import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { needsDialog } from '@thymely/contract/options/choices';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { dishJudge, type DishFilter } from '../diets/dish-filter.ts';

/** A dish of an order or a cart that cannot be had. */
export type UnavailableDish = {
  menuItemId: string;
  category?: string | undefined;
  unitCents: number;
};

type Offered = {
  menu: readonly MenuItem[];
  groups: readonly OptionGroup[];
  /** The IDs of dishes that are sold out. */
  soldOut: readonly string[];
  /** The IDs of dishes that need not be offered. */
  taken: readonly string[];
  /** The diets and allergens that the guest chooses by. */
  filter: DishFilter;
};

const shownAtMost = 2;

/**
 * Returns up to two dishes of the same category that can be ordered with one press and that the
 * filter allows, those with the nearest price first.
 */
export function similarDishes(
  { menuItemId, category, unitCents }: UnavailableDish,
  { menu, groups, soldOut, taken, filter }: Offered,
): MenuItem[] {
  const left = new Set([menuItemId, ...soldOut, ...taken]);
  const distanceOf = ({ price }: MenuItem) => Math.abs(centsFromPrice(price) - unitCents);
  const { matches } = dishJudge(filter, groups);
  return menu
    .filter((dish) => dish.category === category && !left.has(dish._id))
    .filter((dish) => !needsDialog(dish, groups) && matches(dish))
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, shownAtMost);
}
