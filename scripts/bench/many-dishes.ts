import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { DishSize } from '@thymely/contract/menu/sizes';
import { idLength, idLetters } from '../../functions/src/menu/new-dish-id.ts';
import { menuItems } from '../sample-data/dishes/menu-items.ts';

/** Parts of the sample menu's sentences and names: made-up words would compress too badly. */
const phrases = parts(
  menuItems.map(({ recipe }) => recipe.replace(/\.$/, '').split(/, | and | with /)),
);
const words = parts(menuItems.map(({ name }) => name.split(' ')));

/**
 * Returns a menu of any size in the style of the sample menu, with ids in the form that the API
 * gives new dishes. It is mixed from the sample menu's phrases, always in the same way, and no two
 * dishes are alike. With `areDeclared`, each dish has the diets and allergens of a sample dish, and
 * with `areSized` three sizes.
 */
export function manyDishes(
  count: number,
  { areDeclared = false, areSized = false } = {},
): MenuItem[] {
  const next = randomNumbers(2026);
  const pick = <T>(list: ArrayLike<T>): T => list[next() % list.length] as T;
  return Array.from({ length: count }, () => {
    const { category, image, diets, allergens } = pick(menuItems);
    const withSizes = (cents: number) => ({
      price: cents / 100,
      ...(areSized && { sizes: threeSizes(cents, 150 + 25 * (next() % 10)) }),
    });
    return {
      _id: Array.from({ length: idLength }, () => pick(idLetters)).join(''),
      name: `${pick(words)} ${pick(words)} ${pick(words)}`,
      recipe: `${pick(phrases)}, ${pick(phrases)} and ${pick(phrases)}.`,
      category,
      image,
      ...withSizes(350 + 25 * (next() % 82)),
      ...(areDeclared && diets && allergens && { diets, allergens }),
    };
  });
}

function threeSizes(cents: number, more: number): DishSize[] {
  return ['Small', 'Medium', 'Large'].map((name, place) => ({
    id: name.toLowerCase(),
    name,
    cents: cents + place * more,
  }));
}

function parts(split: string[][]): string[] {
  return [...new Set(split.flat())];
}

/** Returns a source of whole numbers that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
