import type { Declared } from '@thymely/contract/menu/declarations';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { expect, it } from 'vitest';
import { containedWith, undoneDiets } from './undone-diets.ts';

const choice = (id: string, declared: Partial<OptionGroup['choices'][number]> = {}) => ({
  id,
  name: `${id} milk`,
  cents: 0,
  isDefault: false,
  ...declared,
});
const milk: OptionGroup = {
  _id: 'milk',
  name: 'Milk',
  min: 1,
  max: 1,
  choices: [
    choice('Oat', { allergens: ['gluten'], diets: ['vegan'] }),
    choice('Coconut', { allergens: [], diets: ['vegan'] }),
    choice('Sheep', { allergens: ['milk'], diets: ['vegetarian'] }),
    choice('House'),
  ],
};

function undoneBy(choiceId: string, dish: Declared): [string, string][] {
  const chosen = [{ groupId: 'milk', choiceId }];
  return [...undoneDiets(dish, { groups: [milk], chosen })];
}

it('a diet is undone by a choice with an allergen that rules it out', () => {
  expect(undoneBy('Oat', { diets: ['vegetarian', 'gluten-free'] })).toEqual([
    ['gluten-free', 'Oat milk'],
  ]);
});

it('a diet is undone by a choice that is declared to suit others only', () => {
  expect(undoneBy('Sheep', { diets: ['vegan', 'halal'] })).toEqual([
    ['vegan', 'Sheep milk'],
    ['halal', 'Sheep milk'],
  ]);
});

it.each([
  ['declared without gluten', 'Coconut', ['gluten-free', 'vegetarian']],
  ['that declares nothing', 'House', ['gluten-free', 'vegan']],
  ['that does not exist', 'Soy', ['gluten-free', 'vegan']],
] as const)('a choice %s undoes no diet for it', (_, id, diets) => {
  expect(undoneBy(id, { diets })).toEqual([]);
});

it('a choice of another group with the same ID undoes nothing', () => {
  const chosen = [{ groupId: 'other', choiceId: 'Oat' }];
  expect(undoneDiets({ diets: ['gluten-free'] }, { groups: [milk], chosen }).size).toBe(0);
});

it('a dish contains what its choices contain, unless it declares nothing itself', () => {
  const chosen = [{ groupId: 'milk', choiceId: 'Oat' }];
  const withOat = (dish: Declared) => containedWith(dish, { groups: [milk], chosen });
  expect(withOat({ allergens: ['milk'] })).toEqual(['milk', 'gluten']);
  expect(withOat({ allergens: [] })).toEqual(['gluten']);
  expect(withOat({})).toBe(undefined);
});
