import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import * as words from './words.en.ts';

export type SoldDishRow = {
  id: string;
  /** Its name on the menu, or else the one under which it was last sold. */
  name: string;
  n: number;
  cents: number;
  /** The dish, while it is on the menu. */
  dish: MenuItem | undefined;
};

/** Returns the dishes that were sold, the most portions first. */
export function soldDishes(
  { dishes }: Pick<FigureSums, 'dishes'>,
  menu: readonly MenuItem[] | undefined,
): SoldDishRow[] {
  return Object.entries(dishes)
    .map(([id, { n, cents, name }]) => {
      const dish = menu?.find(({ _id }) => _id === id);
      return { id, name: dish?.name ?? name ?? words.dishGone, n, cents, dish };
    })
    .toSorted((one, other) => other.n - one.n || other.cents - one.cents);
}
