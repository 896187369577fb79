import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import {
  createDishList,
  type DishListView,
  dishListQuery,
  dishListViewFrom,
} from './find-dishes.ts';

function dish(name: string, fields: Partial<MenuItem> = {}): MenuItem {
  return {
    _id: name,
    name,
    recipe: 'Plain.',
    image: '/dish-art/1f355.webp',
    category: 'soup',
    price: 5,
    ...fields,
  };
}

const everything: DishListView = { search: '', category: undefined, sort: 'default', page: 1 };
const names = (menu: MenuItem[], view: Partial<DishListView> = {}) =>
  createDishList(menu)
    .find({ ...everything, ...view })
    .dishes.map(({ name }) => name);

const menu = [
  dish('Zucchini Soup', { price: 4 }),
  dish('apple Pie', { category: 'dessert', price: 6.5, recipe: 'With CINNAMON.' }),
  dish('Éclair', { category: 'dessert', price: 4 }),
];

describe('the list of dishes', () => {
  it('is in menu order unless another order is chosen', () => {
    expect(names(menu)).toEqual(['Zucchini Soup', 'apple Pie', 'Éclair']);
  });

  it('sorts by name and ignores case and accents', () => {
    expect(names(menu, { sort: 'name-asc' })).toEqual(['apple Pie', 'Éclair', 'Zucchini Soup']);
    expect(names(menu, { sort: 'name-desc' })).toEqual(['Zucchini Soup', 'Éclair', 'apple Pie']);
  });

  it('sorts by price, and leaves dishes of the same price in menu order', () => {
    expect(names(menu, { sort: 'price-asc' })).toEqual(['Zucchini Soup', 'Éclair', 'apple Pie']);
    expect(names(menu, { sort: 'price-desc' })).toEqual(['apple Pie', 'Zucchini Soup', 'Éclair']);
  });

  it('finds the dishes that lack something, and keeps that in the URL', () => {
    const some = [dish('Broth'), dish('Water', { allergens: [], recipe: '' }), dish('Bread')];
    const without = 'allergens';
    expect(names(some, { without })).toEqual(['Broth', 'Bread']);
    expect(names(some, { without: 'recipe' })).toEqual(['Water']);
    const query = dishListQuery({ ...everything, search: 'b', without });
    expect(query).toBe('?search=b&without=allergens');
    const view = dishListViewFrom(new URLSearchParams(query));
    expect(view).toEqual({ ...everything, search: 'b', without });
  });

  it('finds the dishes that rest or those that guests see, and keeps that in the URL', () => {
    const some = [dish('Borscht', { resting: true }), dish('Broth'), dish('Bisque')];
    expect(names(some)).toEqual(['Borscht', 'Broth', 'Bisque']);
    expect(names(some, { shown: 'resting' })).toEqual(['Borscht']);
    expect(names(some, { shown: 'on-menu' })).toEqual(['Broth', 'Bisque']);
    const query = dishListQuery({ ...everything, search: 'b', shown: 'resting' });
    expect(query).toBe('?search=b&show=resting');
    const view = dishListViewFrom(new URLSearchParams(query));
    expect(view).toEqual({ ...everything, search: 'b', shown: 'resting' });
    expect(dishListViewFrom(new URLSearchParams('?show=hidden'))).toEqual(everything);
  });

  it('finds parts of names and recipes, whatever their case', () => {
    expect(names(menu, { search: '  PIE ' })).toEqual(['apple Pie']);
    expect(names(menu, { search: 'cinnamon' })).toEqual(['apple Pie']);
    expect(names(menu, { search: 'cinnamon \u200B' })).toEqual(['apple Pie']);
    expect(names(menu, { search: 'nothing like it' })).toEqual([]);
  });

  it.each(['éclair', 'eclair', 'ECLAIR', 'E\u0301clair', 'êclàir'])(
    'finds Éclair by %j, with or without accents on either side',
    (search) => {
      expect(names(menu, { search })).toEqual(['Éclair']);
      expect(names([dish('Eclair')], { search })).toEqual(['Eclair']);
    },
  );

  it('shows one category, also in combination with a search', () => {
    expect(names(menu, { category: 'dessert' })).toEqual(['apple Pie', 'Éclair']);
    expect(names(menu, { category: 'soup', search: 'pie' })).toEqual([]);
  });

  it('has pages of ten, and shows the last one for pages past the end', () => {
    const many = Array.from({ length: 23 }, (_, index) => dish(`Dish ${index + 1}`));
    const list = createDishList(many);
    expect(list.find({ ...everything, page: 2 })).toMatchObject({ start: 10, pages: 3, total: 23 });
    const last = list.find({ ...everything, page: 9 });
    expect(last.page).toBe(3);
    expect(last.dishes.map(({ name }) => name)).toEqual(['Dish 21', 'Dish 22', 'Dish 23']);
  });

  it('has one empty page for an empty menu', () => {
    expect(createDishList([]).find(everything)).toEqual({
      dishes: [],
      total: 0,
      page: 1,
      pages: 1,
      start: 0,
    });
  });
});

describe('the URL of the list', () => {
  it('is read back as written', () => {
    const view: DishListView = { search: 'a&b', category: 'soup', sort: 'price-desc', page: 3 };
    expect(dishListViewFrom(new URLSearchParams(dishListQuery(view)))).toEqual(view);
  });

  it('is empty for the whole list', () => {
    expect(dishListQuery(everything)).toBe('');
  });

  it.each(['category=burger', 'sort=sideways', 'page=0', 'page=-1', 'page=two'])(
    'ignores invalid values: %s',
    (query) => {
      expect(dishListViewFrom(new URLSearchParams(query))).toEqual(everything);
    },
  );
});
