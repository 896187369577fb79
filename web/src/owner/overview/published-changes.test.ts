import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import { columnOfFact, type FurtherFact } from '@thymely/contract/menu/further-facts';
import { expect, it } from 'vitest';
import { builtCategories, CategoryList, showCategories } from '../../lib/categories.ts';
import { changesSincePublished } from './published-changes.ts';

const soup: MenuItem = {
  _id: 'soup',
  name: 'Soup',
  category: 'soup',
  price: 8,
  recipe: 'Slow.',
  image: '/dish-art/1f372.webp',
};
const pie: MenuItem = { ...soup, _id: 'pie', name: 'Pie', allergens: ['gluten', 'milk'] };

const placed = (...dishes: [MenuItem, number][]) =>
  dishes.map(([dish, position]) => ({ ...dish, position }));

it.each<[string, MenuItem[], MenuItem[], number]>([
  ['nothing', [soup, pie], [soup, pie], 0],
  ['the order', [soup, pie], [pie, soup], 0],
  ['the order of allergens', [pie], [{ ...pie, allergens: ['milk', 'gluten'] }], 0],
  ['the load, which no page shows', [soup], [{ ...soup, load: 2 }], 0],
  ['a price', [soup, pie], [{ ...soup, price: 9 }, pie], 1],
  ['the first dishes that somebody arranged', [soup, pie], placed([soup, 0], [pie, 1]), 1],
  ['the order of arranged dishes', placed([soup, 0], [pie, 1]), placed([soup, 1], [pie, 0]), 1],
  ['an arranged dish that is gone', placed([soup, 0], [pie, 1]), placed([pie, 0]), 1],
  [
    'an arranged dish in another category',
    placed([soup, 0], [pie, 1]),
    placed([{ ...soup, category: 'pizza' }, 0], [pie, 0]),
    1,
  ],
  ['a declaration that there was not', [soup], [{ ...soup, allergens: [] }], 1],
  ['a new dish and one that is gone', [soup], [pie], 2],
  ['a dish that rests', [soup, pie], [soup, { ...pie, resting: true }], 1],
  ['a dish that rests and was not published', [soup], [soup, { ...pie, resting: true }], 0],
  ['everything, when nothing was published', [], [soup, pie], 2],
])('what has changed since the last deploy: %s', (_, published, menu, changes) => {
  expect(changesSincePublished(published, menu)).toBe(changes);
});

const values: Record<FurtherFact, unknown> = {
  diets: [],
  allergens: [],
  optionGroups: ['extras'],
  load: 2,
  resting: true,
  taxRate: 'low',
  sizes: [],
  served: [{ days: ['mon'], from: '11:30', to: '14:30' }],
  noticeMinutes: 60,
};
const facts = Object.keys(columnOfFact) as FurtherFact[];

it.each(facts)('a deploy renews a dish whose %s changed, unless no page shows it', (fact) => {
  const changed = { ...soup, [fact]: values[fact] };
  const changes = fact === 'load' || fact === 'taxRate' ? 0 : 1;
  expect(changesSincePublished([soup], [changed])).toBe(changes);
});

it('a deploy renews the categories, which are one change', () => {
  const renamed = startingCategories.map((each) => ({ ...each, name: `${each.name} of the day` }));
  showCategories(new CategoryList(renamed, tagOfCategories(renamed)));
  expect(changesSincePublished([soup], [soup])).toBe(1);
  showCategories(builtCategories);
});
