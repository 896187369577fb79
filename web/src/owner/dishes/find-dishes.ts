import { isLinked } from '../../lib/pictures/is-linked.ts';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import {
  compareDishes,
  dishViewFrom,
  dishViewQuery,
  pageOf,
  type DishOrder,
  type DishView,
} from '../../shared/dish-view.ts';
import * as dishWords from '../parts/dish/words.en.ts';
import * as words from './words.en.ts';
import { queryString } from '../../lib/query-string.ts';

/** The part of the menu that an admin wants to see; `search` is part of a name or a recipe. */
export type DishListView = DishView & {
  search: string;
  /** What dishes lack that are shown. Default: all are shown. */
  without?: DishGap | undefined;
  /** Whether only dishes are shown that guests see, or only those that rest. Default: all. */
  shown?: DishesShown | undefined;
};

/** Which dishes are shown, of those that guests see and those that rest. */
export const dishesShown = [
  { value: 'on-menu', label: dishWords.onMenu },
  { value: 'resting', label: words.resting },
] as const;
type DishesShown = (typeof dishesShown)[number]['value'];

/** What a dish may lack, and whether it does. */
const dishGaps = {
  allergens: ({ allergens }: MenuItem) => !allergens,
  recipe: ({ recipe }: MenuItem) => recipe === '',
  'own-picture': ({ image }: MenuItem) => isLinked(image),
};
export type DishGap = keyof typeof dishGaps;

const dishesPerPage = 10;

/**
 * The menu prepared for lookups: each order is computed once, when it is first needed,
 * and searching compares texts that are already folded.
 */
export function createDishList<Dish extends MenuItem>(menu: readonly Dish[]) {
  const entries = menu.map((dish) => ({
    dish,
    text: foldText(`${dish.name}\n${dish.recipe}`),
  }));
  type Entry = (typeof entries)[number];
  const orders = new Map<DishOrder, Entry[]>();

  function inOrder(order: DishOrder): Entry[] {
    if (order === 'default') return entries;
    const known = orders.get(order);
    if (known) return known;
    const sorted =
      order === 'name-desc'
        ? inOrder('name-asc').toReversed()
        : entries.toSorted((a, b) => compareDishes[order](a.dish, b.dish));
    orders.set(order, sorted);
    return sorted;
  }

  function matching({ search, category, sort, without, shown }: DishListView): Dish[] {
    const text = foldText(search).trim();
    const isWanted = (entry: Entry) =>
      (!category || entry.dish.category === category) &&
      (!text || entry.text.includes(text)) &&
      (!without || dishGaps[without](entry.dish)) &&
      (!shown || (entry.dish.resting === true) === (shown === 'resting'));
    const dishes = inOrder(sort)
      .filter(isWanted)
      .map(({ dish }) => dish);
    return category && sort === 'default' ? dishes.toSorted(compareInCategory) : dishes;
  }

  return {
    /** Sorts by name before the first request, because this is the only slow order. */
    prepare(): void {
      inOrder('name-asc');
    },

    /** Returns one page of the matching dishes. A page past the end becomes the last one. */
    find(view: DishListView) {
      const found = matching(view);
      const { items: dishes, ...place } = pageOf(found, view.page, dishesPerPage);
      return { ...place, dishes, total: found.length };
    },

    /** Returns the matching dishes of all pages. */
    matching,
  };
}

/** Reads a view from a URL; invalid values are ignored. */
export function dishListViewFrom(query: URLSearchParams): DishListView {
  const gaps = Object.keys(dishGaps) as DishGap[];
  const without = gaps.find((gap) => gap === query.get('without'));
  const shown = dishesShown.find(({ value }) => value === query.get('show'))?.value;
  return {
    search: query.get('search') ?? '',
    ...dishViewFrom(query),
    ...(without && { without }),
    ...(shown && { shown }),
  };
}

/** The query string of a view, with its question mark; empty for the whole list. */
export function dishListQuery({ search, without, shown, ...view }: DishListView): string {
  const query = new URLSearchParams(dishViewQuery(view, search.trim()));
  if (without) query.set('without', without);
  if (shown) query.set('show', shown);
  return queryString(query);
}
