import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { withLiveMenu } from './standout-dishes.tsx';

function dish(id: string, price: number): MenuItem {
  return {
    _id: id,
    name: id,
    price,
    recipe: 'Tasty.',
    category: 'popular',
    image: '/dish-art/1f354.webp',
  };
}

const built = [dish('burger', 9), dish('ramen', 12)];

it('the carousel shows the built-in menu until the live one is there', () => {
  expect(withLiveMenu(built, undefined)).toBe(built);
});

it('the live menu decides prices, and dishes that are gone are dropped', () => {
  expect(withLiveMenu(built, [dish('ramen', 13), dish('new', 5)])).toEqual([dish('ramen', 13)]);
});
