import { expect, it } from 'vitest';
import { rulesOut } from './tab-filter.ts';

it.each([
  [{ diets: [], without: [] }, ['milk'], false],
  [{ diets: [], without: ['nuts'] }, ['milk'], false],
  [{ diets: [], without: ['nuts', 'milk'] }, ['milk'], true],
  [{ diets: ['vegan'], without: [] }, ['milk'], true],
  [{ diets: ['gluten-free'], without: [] }, ['milk'], false],
  [{ diets: ['gluten-free'], without: [] }, ['milk', 'gluten'], true],
] as const)('the filter %j rules out a dish with %j: %s', (filter, allergens, isOut) => {
  expect(rulesOut(filter, allergens)).toBe(isOut);
});
