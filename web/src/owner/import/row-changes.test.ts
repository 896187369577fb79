import { expect, it } from 'vitest';
import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import { categories } from '@thymely/contract/ground/categories';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { rowChanges } from './row-changes.ts';

const [first, second] = categories;

const soup: MenuItem = {
  _id: 'soup',
  name: 'Soup',
  category: first?.id ?? '',
  price: 8.2,
  recipe: 'Hot.',
  image: '/dish-art/1f372.webp',
  diets: ['vegan'],
  optionGroups: ['extras'],
};

const groups = [{ _id: 'extras', name: 'Extras', min: 0, max: 1, choices: [] }];

const changes = (row: ImportRow) =>
  rowChanges(row, soup, groups).map(({ label, before, after }) => `${label}: ${before} → ${after}`);

it('the changes of a row are described with the values before and after', () => {
  expect(changes({ name: 'Soup', price: 9, category: second?.id ?? '' })).toEqual([
    `Category: ${first?.label} → ${second?.label}`,
    inBrandWords('Price: $8.20 → $9.00'),
  ]);
});

it('none and not declared are different values', () => {
  expect(changes({ diets: '', allergens: 'none', options: '', load: '3' })).toEqual([
    'Diets: Vegan → Not declared',
    'Allergens: Not declared → Contains none',
    'Options: Extras → None',
    'Load: As usual → 3',
  ]);
});

it('a long text is cut between two characters', () => {
  const recipe = '🍕'.repeat(200);
  const [change] = changes({ recipe });
  expect(change?.isWellFormed()).toBe(true);
});

it('diets and allergens in other words are the same', () => {
  expect(changes({ diets: ' Vegan ' })).toEqual([]);
  expect(changes({ allergens: 'Milk, Eggs' })).toEqual(['Allergens: Not declared → Milk, eggs']);
});

it.each([
  ['YES', ['Resting: No → Yes']],
  ['true', ['Resting: No → Yes']],
  ['no', []],
  ['', []],
])('a dish that does not rest, with %j in the file, changes: %j', (resting, described) => {
  expect(changes({ resting })).toEqual(described);
});

it('a row with only some columns changes nothing else', () => {
  expect(changes({ name: 'Soup' })).toEqual([]);
});

it('a row without a picture does not change the picture', () => {
  expect(changes({ name: 'Soup', image: '' })).toEqual([]);
  expect(changes({ image: 'https://a.test/b.png' })).toHaveLength(1);
});

it('serving times and notice are described as guests read them, and the same ones are no change', () => {
  expect(changes({ served: 'monday–FRI 11:30-14:30', notice: '2880' })).toEqual([
    inBrandWords('Served: As its category → Mon–Fri 11:30 AM–2:30 PM'),
    'Notice: No notice → 2 days',
  ]);
  const days = ['mon' as const, 'tue' as const, 'wed' as const];
  const served = [{ days, from: '11:30', to: '14:30' }];
  expect(rowChanges({ served: 'Mon, Tue, Wed 11:30-14:30' }, { ...soup, served }, groups)).toEqual(
    [],
  );
});
