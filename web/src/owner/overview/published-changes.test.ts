import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { expect, it } from 'vitest';
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

it.each<[string, MenuItem[], MenuItem[], number]>([
  ['nothing', [soup, pie], [soup, pie], 0],
  ['the order', [soup, pie], [pie, soup], 0],
  ['the order of allergens', [pie], [{ ...pie, allergens: ['milk', 'gluten'] }], 0],
  ['the load, which no page shows', [soup], [{ ...soup, load: 2 }], 0],
  ['a price', [soup, pie], [{ ...soup, price: 9 }, pie], 1],
  ['a declaration that there was not', [soup], [{ ...soup, allergens: [] }], 1],
  ['a new dish and one that is gone', [soup], [pie], 2],
  ['a dish that rests', [soup, pie], [soup, { ...pie, resting: true }], 1],
  ['a dish that rests and was not published', [soup], [soup, { ...pie, resting: true }], 0],
  ['everything, when nothing was published', [], [soup, pie], 2],
])('what has changed since the last deploy: %s', (_, published, menu, changes) => {
  expect(changesSincePublished(published, menu)).toBe(changes);
});
