import { expect, it } from 'vitest';
import { categories } from '../ground/categories.ts';
import { matchCategory, unknownCategories } from './match-category.ts';

it.each(categories)('$id is found by its ID, label and plural, in any case', (category) => {
  const { id, label, plural } = category;
  for (const name of [id, label, plural, ` ${label.toUpperCase()} `, plural.toLowerCase()]) {
    expect(matchCategory(name)).toBe(id);
  }
});

it('a plural s makes no difference', () => {
  expect(matchCategory('Drink')).toBe('drinks');
  expect(matchCategory('Salads')).toBe('salad');
});

it.each(['', 'burger', 'pizza and pasta', '__proto__', 'constructor'])('%j is none', (cell) => {
  expect(matchCategory(cell)).toBeUndefined();
});

it('unknown categories are listed once, with the number of their rows', () => {
  const cells = ['Burgers', 'Pizza', ' burgers ', '', 'Café', 'BURGERS'];
  expect(unknownCategories(cells)).toEqual([
    { text: 'Burgers', rows: 3 },
    { text: 'Café', rows: 1 },
  ]);
});

it('takes an ID for itself, whatever the other categories are called', () => {
  const present = [
    { id: 'salads', name: 'Green salads', one: 'Green salad' },
    { id: 'salad', name: 'Bowls' },
    { id: 'salad-2', name: 'Salad' },
  ];
  const matched = ['salads', 'salad', 'salad-2', 'Salad', 'BOWLS', 'bowl', 'Salads'].map((cell) =>
    matchCategory(cell, present),
  );
  expect(matched).toEqual(['salads', 'salad', 'salad-2', 'salad-2', 'salad', 'salad', 'salad-2']);
});
