import {
  allergenIds,
  dietIds,
  isDeclaredWithout,
  suitsDiet,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';

/** What a diner looks for, as the URL says it: codes that do not exist have no effect. */
export type WantedDishes = { diets: readonly string[]; without: readonly string[] };

export type DishFilter = {
  /** A dish suits all of these. */
  diets: readonly Diet[];
  /** A dish contains none of these. */
  without: readonly Allergen[];
};

export function dishFilterFrom({ diets, without }: WantedDishes): DishFilter {
  return {
    diets: dietIds.filter((diet) => diets.includes(diet)),
    without: allergenIds.filter((allergen) => without.includes(allergen)),
  };
}

export function countFilters({ diets, without }: DishFilter): number {
  return diets.length + without.length;
}

/** Whether a dish is declared to suit everything that is wanted. What says nothing does not. */
export function matches(dish: Declared, { diets, without }: DishFilter): boolean {
  return (
    diets.every((diet) => suitsDiet(dish, diet)) &&
    without.every((allergen) => isDeclaredWithout(dish, allergen))
  );
}

/** Whether a dish is hidden only because it declares nothing about what is wanted: it may suit. */
export function isHiddenUndeclared(dish: Declared, filter: DishFilter): boolean {
  if (matches(dish, filter)) return false;
  return matches(dish, {
    diets: dish.diets ? filter.diets : [],
    without: dish.allergens ? filter.without : [],
  });
}

/** `4 dishes without a declaration are hidden.`; none when there are none. */
export function undeclaredInWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 dish without a declaration is hidden.'
    : `${count} dishes without a declaration are hidden.`;
}
