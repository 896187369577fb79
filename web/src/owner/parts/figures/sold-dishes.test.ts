import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { soldDishes } from './sold-dishes.ts';

it('portions are counted by size in the order of the menu; a size that is gone has its ID', () => {
  const sizes = ['Small', 'Large'].map((name) => ({ id: name.toLowerCase(), name, cents: 900 }));
  const menu = [{ _id: 'pizza', name: 'Pizza', sizes } as MenuItem];
  const dishes = {
    pizza: { n: 6, cents: 5400, sizes: { family: 1, large: 3, small: 2 } },
    soup: { n: 1, cents: 800, name: 'Soup' },
  };
  expect(soldDishes({ dishes }, menu).map(({ name, sizes: counted }) => [name, counted])).toEqual([
    [
      'Pizza',
      [
        ['Small', 2],
        ['Large', 3],
        ['family', 1],
      ],
    ],
    ['Soup', []],
  ]);
});
