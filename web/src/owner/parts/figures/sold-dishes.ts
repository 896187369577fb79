import type { FigureSums } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import * as words from './words.en.ts';

export type SoldDishRow = {
  id: string;
  /** Its name on the menu, or else the one under which it was last sold. */
  name: string;
  n: number;
  cents: number;
  /** The portions by size, in the order of the menu: `['Small', 3]`. Empty for a dish without sizes. */
  sizes: [string, number][];
  /** The dish, while it is on the menu. */
  dish: MenuItem | undefined;
};

/** Returns the dishes that were sold, the most portions first. */
export function soldDishes(
  { dishes }: Pick<FigureSums, 'dishes'>,
  menu: readonly MenuItem[] | undefined,
): SoldDishRow[] {
  return Object.entries(dishes)
    .map(([id, { n, cents, name, sizes }]) => {
      const dish = menu?.find(({ _id }) => _id === id);
      const ofSizes = sizes ? sizesOf(sizes, dish) : [];
      return { id, name: dish?.name ?? name ?? words.dishGone, n, cents, dish, sizes: ofSizes };
    })
    .toSorted((one, other) => other.n - one.n || other.cents - one.cents);
}

/** A size that the menu has no longer is named by its ID. */
function sizesOf(
  counts: Readonly<Record<string, number>>,
  dish: MenuItem | undefined,
): [string, number][] {
  const present = (dish?.sizes ?? []).filter(({ id }) => Object.hasOwn(counts, id));
  const gone = Object.keys(counts).filter((id) => present.every((size) => size.id !== id));
  return [
    ...present.map(({ id, name }): [string, number] => [name, counts[id] ?? 0]),
    ...gone.map((id): [string, number] => [id, counts[id] ?? 0]),
  ];
}
