import type { Declared } from '@thymely/contract/menu/declarations';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { describe, expect, it } from 'vitest';
import { countFilters, dishFilterFrom, dishJudge, undeclaredInWords } from './dish-filter.ts';

type Choice = OptionGroup['choices'][number];

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
    expect(dishJudge(wanted, []).isHiddenUndeclared(dish)).toBe(isHidden);
  });

  it('is counted in a sentence', () => {
    expect(undeclaredInWords(0)).toBeUndefined();
    expect(undeclaredInWords(1)).toBe('1 dish without a declaration is hidden.');
    expect(undeclaredInWords(4)).toBe('4 dishes without a declaration are hidden.');
  });
});

describe('a dish without milk of its own', () => {
  const free = (isDefault = false) => ({ isDefault, allergens: [] });
  const milk = (isDefault = false) => ({ isDefault, allergens: ['milk' as const] });
  const silent = (isDefault = false) => ({ isDefault });
  const shownAndCounted = (min: number, choices: Pick<Choice, 'isDefault' | 'allergens'>[]) => {
    const named = choices.map((each, id) => ({ id: `c${id}`, name: 'Choice', cents: 0, ...each }));
    const groups = [{ _id: 'g', name: 'Group', min, max: choices.length, choices: named }];
    const dish = { allergens: [], optionGroups: ['g'] };
    const judge = dishJudge({ diets: [], without: ['milk'] }, groups);
    return [judge.matches(dish), judge.isHiddenUndeclared(dish)];
  };

  it.each([
    ['cream is chosen for the diner', 0, [milk(true), free()], [false, false]],
    ['something undeclared is chosen for the diner', 0, [silent(true), free()], [false, true]],
    ['milk has to be chosen', 1, [milk(), milk()], [false, false]],
    ['two have to be chosen, and one is free of it', 2, [milk(), free()], [false, false]],
    ['it is either milk or undeclared', 1, [milk(), silent()], [false, true]],
    ['it can be had with oat milk', 1, [milk(), free()], [true, false]],
    ['cream is only offered', 0, [milk(), silent()], [true, false]],
  ])('where %s', (_, min, choices, expected) => {
    expect(shownAndCounted(min, choices)).toEqual(expected);
  });
});

it('unknown and repeated codes have no effect', () => {
  const filter = dishFilterFrom({
    diets: ['vegan', 'vegan', 'carnivore'],
    without: ['milk', 'toString', '__proto__', ''],
  });
  expect(filter).toEqual({ diets: ['vegan'], without: ['milk'] });
  expect(countFilters(filter)).toBe(2);
});
