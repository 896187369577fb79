import { describe, expect, it } from 'vitest';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { CategoryList } from '../lib/categories.ts';
import { categoryOfPath, linksInUse } from './category-path.ts';

const looks = { tint: 'soup', vessel: 'soup' } as const;
const categories: MenuCategory[] = [
  { id: 'salad', name: 'Salads', ...looks, hidden: true },
  { id: 'soup', name: 'Soups', ...looks },
];
const present = new CategoryList(categories, '');

it.each([
  ['/menu', undefined],
  ['/salad', 'salad'],
  ['/menu?category=soup', 'soup'],
  ['/menu?category=soup&sort=price-asc', 'soup'],
  ['/menu?sort=price-asc&category=soup', 'soup'],
  ['/menu?category=', undefined],
])('the path %s shows the category %s', (path, category) => {
  expect(categoryOfPath(path)).toBe(category);
});

describe('the links of a restaurant', () => {
  it('leave out those to categories that guests do not see', () => {
    const gone = ['/salad', '/menu?category=salad', '/menu?sort=price-asc&category=gone'];
    const kept = ['/', '/menu', '/menu?category=soup&sort=price-asc', undefined];
    const links = [...gone, ...kept].map((to) => ({ to }));
    expect(linksInUse(links, present).map(({ to }) => to)).toEqual(kept);
  });

  it('leave out a list of which none is left', () => {
    const salads = { label: 'Salads', links: [{ to: '/salad' }, { to: '/menu?category=salad' }] };
    const menu = { label: 'Menu', links: [{ to: '/salad' }, { to: '/menu' }] };
    expect(linksInUse([salads, menu], present)).toEqual([menu]);
  });
});
