import { expect, it } from 'vitest';
import { categoriesFrom, emptyCategory } from './category-values.ts';

it.each([
  ['2', { load: 2 }],
  ['３', { load: 3 }],
  ['3\u200B', { load: 3 }],
  ['٣', { load: 3 }],
  ['much', { load: NaN }],
  ['1e1', { load: NaN }],
  ['', {}],
  [' \u200B', {}],
])('the load %j of a category is sent as %j', (load, sent) => {
  const soups = { ...emptyCategory(), name: 'Soups', load };
  expect(categoriesFrom({ categories: [soups] }, [])).toEqual([
    { id: 'soups', name: 'Soups', tint: 'salad', vessel: 'salad', ...sent },
  ]);
});
