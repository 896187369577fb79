import { foldText } from '@thymely/contract/ground/fold-text';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text as searches compare them: `Crème brûlée` has `creme` and `brulee`. */
export function searchWords(text: string): string[] {
  return foldText(text).match(wordPattern) ?? [];
}

/** A dish with its texts prepared: each word after a space, so that a prefix is found as ` bas`. */
type Entry = { dish: MenuItem; name: string; recipe: string };

const indexes = new WeakMap<readonly MenuItem[], Entry[]>();

const spaced = (text: string) => ` ${searchWords(text).join(' ')}`;

/** Folding is the slow part of a search: it is done once for a menu. */
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
 * The dishes with every searched word at the start of a word of their name or recipe. Those that
 * are named so come first, otherwise they are in the menu's order.
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
