import { foldText } from '@thymely/contract/ground/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text as searches compare them: `Crème brûlée` has `creme` and `brulee`. */
export function searchWords(text: string): string[] {
  return foldText(text).match(wordPattern) ?? [];
}

/** A dish with its texts prepared: each word follows a space, so that ` bas` finds a prefix. */
type Entry = { dish: MenuItem; name: string; recipe: string };

const indexes = new WeakMap<readonly MenuItem[], Entry[]>();

const spaced = (text: string) => ` ${searchWords(text).join(' ')}`;

/** Prepares a menu for search once, because folding its texts is the slow part. */
export function indexOf(menu: readonly MenuItem[]): readonly Entry[] {
  const known = indexes.get(menu);
  if (known) return known;
  const index = menu.map((dish) => ({
    dish,
    name: spaced(dish.name),
    recipe: spaced(dish.recipe),
  }));
  indexes.set(menu, index);
  return index;
}

/**
 * Returns the dishes in which each searched word begins a word of the name or the recipe. Matches
 * in the name come first; otherwise the menu's order is kept.
 */
export function searchDishes(menu: readonly MenuItem[], search: string): MenuItem[] {
  const starts = searchWords(search).map((word) => ` ${word}`);
  if (starts.length === 0) return [...menu];
  const named: MenuItem[] = [];
  const described: MenuItem[] = [];
  for (const { dish, name, recipe } of indexOf(menu)) {
    if (starts.every((start) => name.includes(start))) named.push(dish);
    else if (starts.every((start) => name.includes(start) || recipe.includes(start))) {
      described.push(dish);
    }
  }
  return [...named, ...described];
}
