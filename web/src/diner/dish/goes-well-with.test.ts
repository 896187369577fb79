import { expect, it } from 'vitest';
import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { goesWellWith } from './goes-well-with.ts';

function dish(_id: string, category: Category): MenuItem {
  return { _id, category, name: _id, recipe: '', image: '/dish-art/1f355.webp', price: 9 };
}

const pizza = dish('margherita', 'pizza');
const menu = [
  pizza,
  ...['lemonade', 'cooler', 'tea'].map((id) => dish(id, 'drinks')),
  ...['garden', 'caesar'].map((id) => dish(id, 'salad')),
];

it('a pizza goes well with a drink and a salad', () => {
  const found = goesWellWith(pizza, menu);
  expect(found.map(({ category }) => category)).toEqual(['drinks', 'salad']);
});

it('the same dish is always shown with the same two dishes', () => {
  expect(goesWellWith(pizza, menu)).toEqual(goesWellWith(pizza, menu));
});

it('a dish is never shown with itself, nor with one dish twice', () => {
  const cake = dish('cake', 'dessert');
  expect(goesWellWith(cake, [cake])).toEqual([]);
  const found = goesWellWith(cake, [cake, dish('pie', 'dessert'), dish('tea', 'drinks')]);
  expect(found.map(({ _id }) => _id)).toEqual(['tea', 'pie']);
});

it('dishes that a small menu does not have are left out', () => {
  expect(goesWellWith(pizza, [pizza, dish('tea', 'drinks')]).map(({ _id }) => _id)).toEqual([
    'tea',
  ]);
});
