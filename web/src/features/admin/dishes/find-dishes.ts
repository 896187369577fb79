import { foldText } from '@thymely/contract/fold-text';
import type { Category } from '@thymely/contract/limits';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** 'Default' is the menu's own order: newest first. */
export const dishOrders = [
  { value: 'default', label: 'Default' },
  { value: 'name-asc', label: 'A-Z' },
  { value: 'name-desc', label: 'Z-A' },
  { value: 'price-asc', label: 'Low to High' },
  { value: 'price-desc', label: 'High to Low' },
] as const;

export type DishOrder = (typeof dishOrders)[number]['value'];

/** What an admin wants to see of the menu. */
export type DishListView = {
  /** Part of a name or a recipe; empty for all. */
  search: string;
  category: Category | undefined;
  order: DishOrder;
  /** From 1. */
  page: number;
};

export const dishesPerPage = 10;

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * The menu prepared for looking things up: each order is made once, when it is first asked for,
 * and searching compares texts that are folded already.
 */
export function createDishList(menu: readonly MenuItem[]) {
  const entries = menu.map((dish) => ({
    dish,
    text: foldText(`${dish.name}\n${dish.recipe}`),
  }));
  type Entry = (typeof entries)[number];
  const orders = new Map<DishOrder, Entry[]>([['default', entries]]);

  function inOrder(order: DishOrder): Entry[] {
    const known = orders.get(order);
    if (known) return known;
    const sorted = sortedEntries(order);
    orders.set(order, sorted);
    return sorted;
  }

  function sortedEntries(order: DishOrder): Entry[] {
    switch (order) {
      case 'default':
        return entries;
      case 'name-asc':
        return entries.toSorted((a, b) => byName.compare(a.dish.name, b.dish.name));
      case 'name-desc':
        return inOrder('name-asc').toReversed();
      case 'price-asc':
        return entries.toSorted((a, b) => a.dish.price - b.dish.price);
      case 'price-desc':
        return entries.toSorted((a, b) => b.dish.price - a.dish.price);
    }
  }

  return {
    /** Sorts by name, the one order that takes a while, before anybody asks for it. */
    prepare(): void {
      inOrder('name-asc');
    },

    /** One page of what is wanted. A page past the end is the last one. */
    find({ search, category, order, page: wanted }: DishListView) {
      const text = foldText(search.trim());
      const found = inOrder(order).filter(
        (entry) =>
          (!category || entry.dish.category === category) && (!text || entry.text.includes(text)),
      );
      const pages = Math.max(1, Math.ceil(found.length / dishesPerPage));
      const page = Math.min(wanted, pages);
      const start = (page - 1) * dishesPerPage;
      const dishes = found.slice(start, start + dishesPerPage).map(({ dish }) => dish);
      return { dishes, total: found.length, page, pages, start };
    },
  };
}
