import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuView } from '../menu-view.ts';
import { offersFor } from './offers.ts';

const base = { recipe: 'Tasty.', price: 5, image: '/dish-art/1f355.webp' };
const menu: MenuItem[] = [
  { ...base, _id: 'a', name: 'Basil Soup', category: 'soup', diets: ['vegan'], allergens: [] },
  { ...base, _id: 'b', name: 'Basil Pizza', category: 'pizza', diets: [], allergens: ['milk'] },
  { ...base, _id: 'c', name: 'Lentil Soup', category: 'soup', diets: [], allergens: ['milk'] },
];
const view: MenuView = {
  category: undefined,
  sort: 'default',
  page: 3,
  q: '',
  diets: [],
  without: [],
};
const offers = (change: Partial<MenuView>) =>
  offersFor({ menu, groups: [], view: { ...view, ...change } }).map(({ label, count }) => [
    label,
    count,
  ]);

describe('a view without dishes', () => {
  it('offers to drop the category or the search, the one with the most dishes first', () => {
    expect(offers({ category: 'dessert', q: 'basil' })).toEqual([['Remove Desserts', 2]]);
    expect(offers({ category: 'soup', q: 'basil pizza' })).toEqual([
      ['Remove “basil pizza”', 2],
      ['Remove Soups', 1],
      ['All Pizzas', 1],
    ]);
  });

  it('offers to drop one diet or one allergen, starting on the first page', () => {
    expect(offers({ q: 'pizza', diets: ['vegan'], without: ['milk'] })).toEqual([
      ['Remove “pizza”', 1],
    ]);
    expect(offers({ q: 'lentil', without: ['milk'] })).toEqual([
      ['Remove “lentil”', 1],
      ['Remove Without milk', 1],
    ]);
    const [offer] = offersFor({
      menu,
      groups: [],
      view: { ...view, category: 'pizza', diets: ['vegan'] },
    });
    expect(offer).toEqual({
      label: 'Remove Pizzas',
      count: 1,
      view: { ...view, page: 1, diets: ['vegan'] },
    });
  });

  it('offers a category that the search names', () => {
    expect(offers({ q: 'soup with unicorn' })).toEqual([
      ['Remove “soup with unicorn”', 3],
      ['All Soups', 2],
    ]);
  });

  it('offers nothing when dropping one condition is not enough', () => {
    expect(offers({ category: 'drinks', q: 'nothing' })).toEqual([]);
  });
});
