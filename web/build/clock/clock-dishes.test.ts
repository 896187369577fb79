import { describe, expect, it } from 'vitest';
import { categoryIds, type Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { clockDishes } from './clock-dishes.ts';

function dish(category: Category, number: number): MenuItem {
  const _id = `${category}-${number}`;
  return { _id, name: _id, recipe: 'Good.', image: '/dish-art/1f355.webp', category, price: 9 };
}

const dishesOf = (category: Category, count: number) =>
  Array.from({ length: count }, (_, place) => dish(category, place + 1));

const ids = (menu: MenuItem[]) => clockDishes(menu).map((served) => served?._id ?? null);

describe('the clock', () => {
  it('shows the first two dishes of each category', () => {
    const served = ids(categoryIds.flatMap((category) => dishesOf(category, 5)));
    const expected = categoryIds.flatMap((category) => [`${category}-1`, `${category}-2`]);
    expect(served.toSorted()).toEqual(expected.toSorted());
  });

  it('serves pizza at seven, salad at twelve and dessert at ten', () => {
    const served = ids(categoryIds.flatMap((category) => dishesOf(category, 2)));
    expect([served[6], served[11], served[9]]).toEqual(['pizza-1', 'salad-2', 'dessert-2']);
  });

  it('fills up a category that has too few dishes with popular ones', () => {
    const served = ids([...dishesOf('popular', 4), ...dishesOf('pizza', 1)]);
    expect(served.filter((id) => id?.startsWith('popular'))).toEqual([
      ...['popular-3', 'popular-1', 'popular-4', 'popular-2'],
    ]);
  });

  it('has an empty plate where no dish is left', () => {
    expect(ids([])).toEqual(Array.from({ length: 12 }, () => null));
    expect(ids(dishesOf('salad', 3)).filter((id) => id !== null)).toHaveLength(2);
  });
});
