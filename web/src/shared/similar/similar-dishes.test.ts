import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { expect, it } from 'vitest';
import { similarDishes } from './similar-dishes.ts';

const dish = (_id: string, price: number, more: Partial<MenuItem> = {}): MenuItem => ({
  _id,
  name: _id,
  price,
  category: 'soup',
  recipe: 'Hot.',
  image: '/dish-art/1f372.webp',
  ...more,
});

const size: OptionGroup = {
  _id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [{ id: 'small', name: 'Small', cents: 0, isDefault: false }],
};

const menu = [
  dish('far', 20),
  dish('near', 8.5),
  dish('missing', 8),
  dish('nearest', 7.9),
  dish('salad', 8, { category: 'salad' }),
];
const missing = { menuItemId: 'missing', category: 'soup', unitCents: 800 };
const anything = { diets: [], without: [] };
const offered = { menu, groups: [], soldOut: [], taken: [], filter: anything };
const idsOf = (dishes: MenuItem[]) => dishes.map(({ _id }) => _id);

it('up to two dishes of the same category are similar, those with the nearest price first', () => {
  expect(idsOf(similarDishes(missing, offered))).toEqual(['nearest', 'near']);
});

it('dishes that are sold out, or in the cart already, are left out', () => {
  const left = { ...offered, soldOut: ['nearest'], taken: ['near'] };
  expect(idsOf(similarDishes(missing, left))).toEqual(['far']);
});

it('a dish that asks for a choice is left out, because one press cannot order it', () => {
  const asking = menu.map((each) =>
    each._id === 'nearest' ? { ...each, optionGroups: ['size'] } : each,
  );
  const left = { ...offered, menu: asking, groups: [size] };
  expect(idsOf(similarDishes(missing, left))).toEqual(['near', 'far']);
});

it('nothing is similar to a dish whose category nobody knows', () => {
  expect(similarDishes({ ...missing, category: undefined }, offered)).toEqual([]);
});

it('requirement 71: dishes that the filter does not allow are left out, and so are undeclared ones', () => {
  const declared = menu.map((each) =>
    each._id === 'far' ? { ...each, allergens: ['milk' as const] } : each,
  );
  const filter = { diets: [], without: ['gluten' as const] };
  expect(idsOf(similarDishes(missing, { ...offered, menu: declared, filter }))).toEqual(['far']);
});
