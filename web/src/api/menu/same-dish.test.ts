import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { isSameDish } from './same-dish.ts';

const soup: MenuItem = {
  _id: 'lentil-soup',
  name: 'Lentil soup',
  category: 'soup',
  price: 8.2,
  recipe: 'Red lentils, cumin, lemon.',
  image: '/dish-art/1f372.webp',
  diets: ['vegan'],
  allergens: [],
};

it('a dish that is fetched twice is the same dish', () => {
  expect(isSameDish(soup, structuredClone(soup))).toBe(true);
});

it.each<Partial<MenuItem>>([
  { price: 8.3 },
  { diets: ['vegetarian'] },
  { allergens: ['celery'] },
  { optionGroups: ['extras'] },
  { load: 2 },
])('a dish that differs in %j is not the same', (change) => {
  expect(isSameDish(soup, { ...soup, ...change })).toBe(false);
  expect(isSameDish({ ...soup, ...change }, soup)).toBe(false);
});

it('a dish that declares no allergens is not the one that declares nothing', () => {
  const { allergens, ...silent } = soup;
  expect(allergens).toEqual([]);
  expect(isSameDish(soup, silent)).toBe(false);
});
