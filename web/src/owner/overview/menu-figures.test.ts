import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuFigures } from './menu-figures.ts';

function dish(name: string, category: MenuItem['category'], price: number): MenuItem {
  return { _id: name, name, category, price, recipe: 'Plain.', image: '/dish-art/1f355.webp' };
}

describe('the figures about the menu', () => {
  const figures = menuFigures([
    dish('Newest Soup', 'soup', 4.1),
    dish('Older Soup', 'soup', 8.2),
    dish('Lemonade', 'drinks', 3.05),
  ]);

  it('count dishes by category, and name the newest of each', () => {
    const soup = figures.byCategory.find(({ category }) => category === 'soup');
    expect(soup).toMatchObject({ dishes: 2, newest: { name: 'Newest Soup' } });
    expect(figures.dishes).toBe(3);
  });

  it('name the dishes of categories that the restaurant no longer has', () => {
    const stale = dish('Fondue', 'gone', 20);
    expect(menuFigures([stale, dish('Soup', 'soup', 4)]).uncategorized).toEqual([stale]);
  });

  it('leave out the dishes that rest', () => {
    const resting = { ...dish('Winter Soup', 'soup', 20), resting: true };
    expect(menuFigures([resting, dish('Soup', 'soup', 4)])).toMatchObject({
      dishes: 1,
      undeclared: 1,
      averageCents: 400,
    });
  });

  it('include every category, even without a dish', () => {
    expect(figures.byCategory.map(({ category, dishes }) => [category, dishes])).toEqual([
      ['salad', 0],
      ['pizza', 0],
      ['soup', 2],
      ['dessert', 0],
      ['drinks', 1],
      ['popular', 0],
    ]);
  });

  it('include the lowest and the highest price of each category that has dishes', () => {
    const prices = figures.byCategory.flatMap(({ category, cents }) =>
      cents ? [[category, cents.from, cents.to]] : [],
    );
    expect(prices).toEqual([
      ['soup', 410, 820],
      ['drinks', 305, 305],
    ]);
  });

  it('count the dishes that declare no allergens, but not those that declare to contain none', () => {
    const [soup, other, drink] = [
      dish('Soup', 'soup', 4),
      dish('Other Soup', 'soup', 4),
      dish('Lemonade', 'drinks', 3),
    ];
    const menu = [
      soup,
      { ...other, allergens: [] },
      { ...drink, allergens: ['sulphites' as const] },
    ];
    expect(menuFigures(menu).undeclared).toBe(1);
  });

  it('include an average price in whole cents, but none for an empty menu', () => {
    expect(figures.averageCents).toBe(512);
    expect(menuFigures([]).averageCents).toBeUndefined();
  });
});
