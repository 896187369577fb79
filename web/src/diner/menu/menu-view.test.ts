import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { pageOf } from '../../shared/dish-view.ts';
import { dishesPerPage } from './dish-grid-skeleton.tsx';
import { menuAddress, menuViewFrom, type MenuView } from './menu-view.ts';
import {
  countByCategory,
  dishesInOrder,
  groupByCategory,
  isNarrowed,
  shownInWords,
} from './shown-dishes.ts';

function dish(name: string, price: number, category: MenuItem['category'] = 'pizza'): MenuItem {
  return { _id: name, name, price, category, recipe: 'Tasty.', image: '/dish-art/1f355.webp' };
}

const names = (dishes: MenuItem[]) => dishes.map(({ name }) => name);
const all: MenuView = {
  category: undefined,
  sort: 'default',
  page: 1,
  q: '',
  diets: [],
  without: [],
};

describe('the URL of the menu page', () => {
  it('states category, sort and page', () => {
    const search = new URLSearchParams('category=pizza&sort=price-asc&page=2');
    const view = menuViewFrom('/menu', search);
    expect(view).toEqual({ ...all, category: 'pizza', sort: 'price-asc', page: 2 });
    expect(menuAddress(view, '/menu')).toBe('/menu?category=pizza&sort=price-asc&page=2');
  });

  it.each(['category=burger', 'sort=random', 'page=0', 'page=-1', 'page=1.5', 'page=x', ''])(
    'ignores %j',
    (search) => {
      expect(menuViewFrom('/menu', new URLSearchParams(search))).toEqual(all);
    },
  );

  it('has the category in the path for /salad and /pizza', () => {
    const view = menuViewFrom('/salad', new URLSearchParams('category=pizza&page=2'));
    expect(view).toEqual({ ...all, category: 'salad', page: 2 });
    expect(menuAddress({ ...view, page: 3 }, '/salad')).toBe('/salad?page=3');
  });

  it('states the search, the diets and the excluded allergens', () => {
    const address = '/menu?sort=name-asc&q=cr%C3%A8me+br&diet=vegan&diet=halal&without=milk';
    const view = menuViewFrom('/menu', new URL(address, 'https://thymely.example').searchParams);
    expect(view).toEqual({
      ...all,
      sort: 'name-asc',
      q: 'crème br',
      diets: ['vegan', 'halal'],
      without: ['milk'],
    });
    expect(menuAddress(view, '/menu')).toBe(address);
    expect(isNarrowed(view)).toBe(true);
    expect(isNarrowed({ ...all, category: 'soup', q: ' ' })).toBe(false);
  });

  it('leads from /salad to /menu for another category', () => {
    expect(menuAddress({ ...all, category: 'soup' }, '/salad')).toBe('/menu?category=soup');
    expect(menuAddress(all, '/salad')).toBe('/menu');
  });
});

describe('the dishes of a view', () => {
  const menu = [dish('Bruschetta', 7), dish('apple Tart', 5, 'dessert'), dish('Calzone', 11)];

  it('come by category, newest first in each, if nothing is chosen', () => {
    expect(names(dishesInOrder(menu, all))).toEqual(['Bruschetta', 'Calzone', 'apple Tart']);
  });

  it('come within their category as the owner arranged them, and what is not arranged after that', () => {
    const places = [undefined, 1, 0];
    const arranged = ['New', 'Bruschetta', 'Calzone'].map((name, index) => ({
      ...dish(name, 5 + index),
      position: places[index],
    }));
    const mixed = [...arranged, dish('apple Tart', 5, 'dessert'), dish('Cobb', 9, 'salad')];
    const expected = ['Calzone', 'Bruschetta', 'New'];
    expect(names(dishesInOrder(mixed, all))).toEqual(['Cobb', ...expected, 'apple Tart']);
    const pizzas = { ...all, category: 'pizza' };
    expect(names(dishesInOrder(mixed, pizzas))).toEqual(expected);
    expect(names(dishesInOrder(mixed, { ...pizzas, sort: 'price-asc' }))[0]).toBe('New');
  });

  it('are in menu order if a search or a filter leaves some of them', () => {
    for (const view of [
      { ...all, q: 'a' },
      { ...all, diets: ['vegan'] },
    ]) {
      expect(names(dishesInOrder(menu, view))).toEqual(['Bruschetta', 'apple Tart', 'Calzone']);
    }
  });

  it('stand under the name of their category, which says where it goes on', () => {
    const sorted = dishesInOrder(
      [...menu, dish('Cobb', 9, 'salad'), dish('Ale', 4, 'drinks')],
      all,
    );
    const headings = (wanted: number) => {
      const shown = pageOf(sorted, wanted, 2);
      return groupByCategory(sorted, shown).map(({ heading, dishes }) => [heading, names(dishes)]);
    };
    expect(headings(1)).toEqual([
      ['Salads', ['Cobb']],
      ['Pizzas', ['Bruschetta']],
    ]);
    expect(headings(2)).toEqual([
      ['Pizzas, continued', ['Calzone']],
      ['Desserts', ['apple Tart']],
    ]);
    expect(headings(3)).toEqual([['Drinks', ['Ale']]]);
  });

  it('of a category that the restaurant no longer has stand last, as other dishes', () => {
    const stale = [dish('Fondue', 8, 'gone'), ...menu, dish('Raclette', 9, 'gone-too')];
    const sorted = dishesInOrder(stale, all);
    const groups = groupByCategory(sorted, pageOf(sorted, 1, 8));
    expect(groups.at(-1)).toMatchObject({ heading: 'Other dishes' });
    expect(names(groups.at(-1)?.dishes ?? [])).toEqual(['Fondue', 'Raclette']);
  });

  it.each([
    ['name-asc', ['apple Tart', 'Bruschetta', 'Calzone']],
    ['name-desc', ['Calzone', 'Bruschetta', 'apple Tart']],
    ['price-asc', ['apple Tart', 'Bruschetta', 'Calzone']],
    ['price-desc', ['Calzone', 'Bruschetta', 'apple Tart']],
  ] as const)('are sorted in order %s', (sort, expected) => {
    expect(names(dishesInOrder(menu, { ...all, sort }))).toEqual(expected);
  });

  it('are sorted once for all pages and categories of a menu, and anew for another menu', () => {
    const view = { ...all, sort: 'name-desc' } as const;
    const twice = [dish('calzone', 9), ...menu];
    const sorted = dishesInOrder(twice, view);
    // Equal names keep the order of the menu, in both directions.
    expect(names(sorted)).toEqual(['calzone', 'Calzone', 'Bruschetta', 'apple Tart']);
    expect(dishesInOrder(twice, { ...view, page: 2 })).toBe(sorted);
    const pizzas = { ...view, category: 'pizza' };
    expect(names(dishesInOrder(twice, pizzas))).toEqual(['calzone', 'Calzone', 'Bruschetta']);
    expect(names(dishesInOrder([...twice, dish('Dal', 5)], view))[0]).toBe('Dal');
    const upward = names(dishesInOrder(twice, { ...view, sort: 'name-asc' }));
    expect(upward).toEqual(['apple Tart', 'Bruschetta', 'calzone', 'Calzone']);
  });

  it('are those of the category, and sorting leaves the menu alone', () => {
    expect(names(dishesInOrder(menu, { ...all, category: 'dessert' }))).toEqual(['apple Tart']);
    dishesInOrder(menu, { ...all, sort: 'name-asc' });
    expect(menu[0]?.name).toBe('Bruschetta');
  });

  it('come eight to a page, and a page past the end is the last one (spec 9.1)', () => {
    const many = Array.from({ length: 17 }, (_, index) => dish(`Dish ${index + 1}`, 1));
    expect(names(pageOf(many, 3, dishesPerPage).items)).toEqual(['Dish 17']);
    expect(pageOf(many, 9, dishesPerPage)).toMatchObject({ page: 3, pages: 3 });
    expect(pageOf([], 1, dishesPerPage)).toEqual({ page: 1, pages: 1, start: 0, items: [] });
  });

  it.each([
    [0, 1, 'No dishes'],
    [1, 1, '1 dish'],
    [8, 1, '8 dishes'],
    [17, 2, 'Dishes 9–16 of 17'],
    [17, 3, 'Dish 17 of 17'],
  ])('of %d on page %d are described as %j', (count, page, words) => {
    const dishes = Array.from({ length: count }, (_, index) => dish(`Dish ${index}`, 1));
    const shown = { ...pageOf(dishes, page, dishesPerPage), count };
    expect(shownInWords({ ...shown, q: '' })).toBe(words);
    expect(shownInWords({ ...shown, q: ' basil ' })).toBe(`${words} for “basil”`);
  });

  it('are counted by category', () => {
    expect(countByCategory(menu)).toEqual(
      new Map([
        ['pizza', 2],
        ['dessert', 1],
      ]),
    );
  });
});
