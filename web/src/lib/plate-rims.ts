import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { categoryIds, type Category } from '@thymely/contract/ground/categories';

/** How many rims there are for categories, besides the plain one of dishes without a known category. */
const rimsOfCategories = 11;

/** Chosen so that the sample menus show no plate twice on a page (web/build/pictures). */
const salt = 174_517;

export function seedOf(id: string): number {
  let seed = 0;
  for (const character of id) seed = (seed * salt + character.charCodeAt(0)) % 2_147_483_647;
  return seed;
}

const assigned = new Map<Category, number>();
assignRims(startingCategories);

/**
 * Gives each category a rim of its own while there is one: the brand's by their place in its file, an
 * added one by its ID the next that is free. To arrange, rename or hide categories changes none.
 */
export function assignRims(categories: readonly { id: Category }[]): void {
  assigned.clear();
  const present = new Set(categories.map(({ id }) => id));
  for (const [place, id] of categoryIds.entries())
    if (present.has(id)) assigned.set(id, place % rimsOfCategories);
  const taken = new Set(assigned.values());
  for (const id of [...present].filter((each) => !assigned.has(each)).toSorted()) {
    let rim = seedOf(id) % rimsOfCategories;
    while (taken.has(rim) && taken.size < rimsOfCategories) rim = (rim + 1) % rimsOfCategories;
    taken.add(rim);
    assigned.set(id, rim);
  }
}

/** Returns the number of a category's rim: 0 is the plain one. */
export function rimOf(category: Category | undefined): number {
  return 1 + (assigned.get(category ?? '') ?? -1);
}
