import {
  allergenIds,
  dietIds,
  isDeclaredWithout,
  suitsDiet,
  type Allergen,
  type Declared,
  type Diet,
} from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import * as words from './words.en.ts';

/** The filters in the URL; unknown ones hide nothing. */
export type WantedDishes = { diets: readonly string[]; without: readonly string[] };

export type DishFilter = {
  /** The diets that a dish has to suit. */
  diets: readonly Diet[];
  /** The allergens that a dish must not contain. */
  without: readonly Allergen[];
};

export function dishFilterFrom({ diets, without }: WantedDishes): DishFilter {
  return {
    diets: dietIds.filter((diet) => diets.includes(diet)),
    without: allergenIds.filter((allergen) => without.includes(allergen)),
  };
}

/** Returns the filters in the URL that do not exist, each one once. */
export function unknownFilters({ diets, without }: WantedDishes): string[] {
  const known: readonly string[] = [...dietIds, ...allergenIds];
  return [...new Set([...diets, ...without])].filter((word) => !known.includes(word));
}

export function countFilters({ diets, without }: DishFilter): number {
  return diets.length + without.length;
}

type Dish = Declared & Pick<MenuItem, 'optionGroups'>;

export type DishJudge = {
  /** Whether a dish is declared to suit the whole filter. An undeclared dish does not. */
  matches: (dish: Dish) => boolean;
  /** Whether a dish is hidden only because something is undeclared, so that it may suit. */
  isHiddenUndeclared: (dish: Dish) => boolean;
};

/**
 * Judges dishes together with their default choices and the choices that a diner has to make.
 *
 * @param groups the groups on the menu. An unknown group declares nothing.
 */
export function dishJudge(filter: DishFilter, groups: readonly OptionGroup[]): DishJudge {
  const isWanted = countFilters(filter) > 0;
  const suits = judgeBy((declared) => isDeclaredToSuit(declared, filter), groups, !isWanted);
  const maySuit = judgeBy((declared) => mayStillSuit(declared, filter), groups, true);
  return {
    matches: suits,
    isHiddenUndeclared: (dish) => !suits(dish) && maySuit(dish),
  };
}

function judgeBy(
  suits: (declared: Declared) => boolean,
  groups: readonly OptionGroup[],
  suitsUnknown: boolean,
) {
  const verdicts = new Map(groups.map((group) => [group._id, canBeHad(group, suits)]));
  return (dish: Dish) =>
    suits(dish) && (dish.optionGroups ?? []).every((id) => verdicts.get(id) ?? suitsUnknown);
}

/** Whether all default choices suit, and enough choices do to answer the group. */
function canBeHad(
  { min, maxEach = 1, choices }: OptionGroup,
  suits: (declared: Declared) => boolean,
): boolean {
  const suited = choices.filter(suits);
  return (
    suited.length * maxEach >= min &&
    choices.every((each) => !each.isDefault || suited.includes(each))
  );
}

function isDeclaredToSuit(declared: Declared, { diets, without }: DishFilter): boolean {
  return (
    diets.every((diet) => suitsDiet(declared, diet)) &&
    without.every((allergen) => isDeclaredWithout(declared, allergen))
  );
}

/** Whether no declaration rules it out. */
function mayStillSuit(declared: Declared, filter: DishFilter): boolean {
  return isDeclaredToSuit(declared, {
    diets: declared.diets ? filter.diets : [],
    without: declared.allergens ? filter.without : [],
  });
}

/** Returns `4 dishes without a declaration are hidden.`, or undefined for none. */
export function undeclaredInWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return words.undeclaredHidden(count);
}
