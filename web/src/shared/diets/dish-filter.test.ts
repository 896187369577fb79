import {
  allergenIds,
  dietIds,
  suitsDiet,
  type Declared,
} from '@thymely/contract/menu/declarations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFilters,
  dishFilterFrom,
  isHiddenUndeclared,
  matches,
  undeclaredInWords,
} from './dish-filter.ts';

const declared = <Id>(ids: Id[]) => fc.option(fc.subarray(ids), { nil: undefined, freq: 3 });
const dishes: fc.Arbitrary<Declared> = fc.record({
  diets: declared(dietIds),
  allergens: declared(allergenIds),
});
const filters = fc.record({ diets: fc.subarray(dietIds), without: fc.subarray(allergenIds) });

describe('a filter', () => {
  it("'without' never shows a dish that declares nothing, or that contains it", () => {
    fc.assert(
      fc.property(dishes, filters, (dish, filter) => {
        fc.pre(filter.without.length > 0 && matches(dish, filter));
        expect(dish.allergens).toBeDefined();
        for (const allergen of filter.without) expect(dish.allergens).not.toContain(allergen);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows only dishes that are declared to suit every diet', () => {
    fc.assert(
      fc.property(dishes, filters, (dish, filter) => {
        fc.pre(matches(dish, filter));
        for (const diet of filter.diets) expect(suitsDiet(dish, diet)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows fewer dishes, never more, with one more wish', () => {
    fc.assert(
      fc.property(dishes, filters, filters, (dish, filter, more) => {
        const both = {
          diets: [...filter.diets, ...more.diets],
          without: [...filter.without, ...more.without],
        };
        if (matches(dish, both)) expect(matches(dish, filter)).toBe(true);
      }),
    );
  });

  it('shows everything when nothing is wanted', () => {
    fc.assert(
      fc.property(dishes, (dish) => {
        expect(matches(dish, { diets: [], without: [] })).toBe(true);
      }),
    );
  });
});

describe('a dish that is hidden because it declares nothing', () => {
  const wanted = dishFilterFrom({ diets: ['vegan'], without: ['nuts'] });

  it.each<[string, Declared, boolean]>([
    ['says nothing at all', {}, true],
    ['says nothing of null', { diets: null, allergens: null }, true],
    ['suits the diet, and says nothing of allergens', { diets: ['vegan'] }, true],
    ['has no nuts, and says nothing of diets', { allergens: [] }, true],
    ['declares the nuts that it has', { allergens: ['nuts'] }, false],
    ['declares that it suits no diet', { diets: [] }, false],
    ['is shown', { diets: ['vegan'], allergens: [] }, false],
  ])('%s', (_, dish, isHidden) => {
    expect(isHiddenUndeclared(dish, wanted)).toBe(isHidden);
  });

  it('is counted in words', () => {
    expect(undeclaredInWords(0)).toBeUndefined();
    expect(undeclaredInWords(1)).toBe('1 dish without a declaration is hidden.');
    expect(undeclaredInWords(4)).toBe('4 dishes without a declaration are hidden.');
  });
});

it('codes that do not exist, and repeated ones, have no effect', () => {
  const filter = dishFilterFrom({
    diets: ['vegan', 'vegan', 'carnivore'],
    without: ['milk', 'toString', '__proto__', ''],
  });
  expect(filter).toEqual({ diets: ['vegan'], without: ['milk'] });
  expect(countFilters(filter)).toBe(2);
});
