import { allergenIds, dietIds, type Declared } from '@thymely/contract/menu/declarations';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, dishJudge, type DishFilter } from './dish-filter.ts';

type Choice = OptionGroup['choices'][number];
type Served = { dish: Declared & { optionGroups: string[] }; groups: OptionGroup[] };

const declared = <Id>(ids: Id[]) =>
  fc.option(fc.subarray(ids, { maxLength: 3 }), { nil: undefined, freq: 4 });
const declarations = fc.record({ diets: declared(dietIds), allergens: declared(allergenIds) });
const group = (_id: string): fc.Arbitrary<OptionGroup> =>
  fc.array(fc.tuple(declarations, fc.boolean()), { minLength: 1, maxLength: 4 }).chain((drawn) => {
    const choices = drawn.map(([says, isDefault], index): Choice => {
      return { id: `c${index}`, name: 'Choice', cents: 0, isDefault, ...says };
    });
    const fewest = Math.max(1, drawn.filter(([, isDefault]) => isDefault).length);
    return fc
      .record({ min: fc.nat(choices.length), max: fc.integer({ min: fewest, max: 4 }) })
      .map(({ min, max }) => ({ _id, name: 'Group', choices, min, max: Math.max(min, max) }));
  });
/** Dishes with up to three groups, one of which may be unknown. */
const meals: fc.Arbitrary<Served> = fc
  .tuple(declarations, group('a'), group('b'), fc.subarray(['a', 'b', 'gone']))
  .map(([says, a, b, optionGroups]) => ({ dish: { ...says, optionGroups }, groups: [a, b] }));
const filters: fc.Arbitrary<DishFilter> = fc.record({
  diets: fc.subarray(dietIds, { maxLength: 2 }),
  without: fc.subarray(allergenIds, { maxLength: 2 }),
});

/** Judges like a person who reads the declaration: a missing one is not enough. */
function isSafe({ diets, allergens }: Declared, wanted: DishFilter): boolean {
  const suited = new Set<string>(diets ?? []);
  if (suited.has('vegan')) suited.add('vegetarian');
  const contained = new Set<string>(allergens ?? wanted.without);
  return (
    wanted.diets.every((diet) => suited.has(diet)) &&
    !wanted.without.some((allergen) => contained.has(allergen))
  );
}

/** Returns every set of a group's choices that has an allowed size. */
function answersTo({ min, max, choices }: OptionGroup): Choice[][] {
  const sets = choices.reduce<Choice[][]>(
    (known, choice) => [...known, ...known.map((set) => [...set, choice])],
    [[]],
  );
  return sets.filter(({ length }) => length >= min && length <= max);
}

/** Whether the dish and its default choices are safe, and every group has a safe answer. */
function isSafeMeal({ dish, groups }: Served, wanted: DishFilter): boolean {
  if (countFilters(wanted) === 0) return true;
  const own = dish.optionGroups.map((id) => groups.find(({ _id }) => _id === id));
  return (
    own.every(
      (each) =>
        each &&
        each.choices.every((choice) => !choice.isDefault || isSafe(choice, wanted)) &&
        answersTo(each).some((answer) => answer.every((choice) => isSafe(choice, wanted))),
    ) && isSafe(dish, wanted)
  );
}

/** Returns the same meal if everything undeclared turned out to suit everybody. */
function atBest({ dish, groups }: Served): Served {
  const filled = <Dish extends Declared>(declared: Dish): Dish => ({
    ...declared,
    diets: declared.diets ?? dietIds,
    allergens: declared.allergens ?? [],
  });
  const known = groups.map((each) => ({ ...each, choices: each.choices.map(filled) }));
  const gone = { _id: 'gone', name: 'Group', min: 0, max: 1, choices: [] };
  return { dish: filled(dish), groups: [...known, gone] };
}

const judged = ({ dish, groups }: Served, filter: DishFilter) => {
  const { matches, isHiddenUndeclared } = dishJudge(filter, groups);
  return { isShown: matches(dish), isCounted: isHiddenUndeclared(dish) };
};
const runs = { numRuns: 3000 };

describe('a filter', () => {
  it("'without' never shows a dish that contains it, or does not declare it, as served by default or in every answer", () => {
    fc.assert(
      fc.property(meals, filters, (meal, filter) => {
        fc.pre(judged(meal, filter).isShown);
        const own = meal.dish.optionGroups.flatMap(
          (id) => meal.groups.find(({ _id }) => _id === id) ?? [],
        );
        const defaults = own.flatMap(({ choices }) => choices.filter((each) => each.isDefault));
        for (const allergen of filter.without) {
          expect(own).toHaveLength(meal.dish.optionGroups.length);
          for (const declared of [meal.dish, ...defaults]) {
            expect(declared.allergens).toBeDefined();
            expect(declared.allergens).not.toContain(allergen);
          }
          for (const each of own) {
            const free = each.choices.filter((one) => one.allergens?.includes(allergen) === false);
            expect(free.length).toBeGreaterThanOrEqual(each.min);
          }
        }
      }),
      runs,
    );
  });

  it('shows exactly the dishes that are declared to suit, together with the choices they require', () => {
    fc.assert(
      fc.property(meals, filters, (meal, filter) => {
        expect(judged(meal, filter).isShown).toBe(isSafeMeal(meal, filter));
      }),
      runs,
    );
  });

  it('counts as undeclared exactly the hidden dishes that might suit', () => {
    fc.assert(
      fc.property(meals, filters, (meal, filter) => {
        const mightSuit = !isSafeMeal(meal, filter) && isSafeMeal(atBest(meal), filter);
        expect(judged(meal, filter).isCounted).toBe(mightSuit);
      }),
      runs,
    );
  });

  it('never shows more dishes with an additional condition', () => {
    fc.assert(
      fc.property(meals, filters, filters, (meal, filter, more) => {
        const both = {
          diets: [...filter.diets, ...more.diets],
          without: [...filter.without, ...more.without],
        };
        if (judged(meal, both).isShown) expect(judged(meal, filter).isShown).toBe(true);
      }),
    );
  });

  it('shows everything without any condition', () => {
    fc.assert(
      fc.property(meals, (meal) => {
        const all = judged(meal, { diets: [], without: [] });
        expect(all).toEqual({ isShown: true, isCounted: false });
      }),
    );
  });
});
