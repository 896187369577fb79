import { expect, it } from 'vitest';
import { listMenu } from '../../functions/src/menu/list-menu.ts';
import { emptyMenu } from '../../functions/src/testing/dishes.ts';
import { manyDishes } from './many-dishes.ts';

const sized = manyDishes(2000, { areDeclared: true, areSized: true });

it.each([
  { what: '2 000 dishes', items: manyDishes(2000), kB: 60 },
  { what: '2 000 dishes with diets, allergens and three sizes', items: sized, kB: 90 },
])('the response with a menu of $what has at most $kB kB', async ({ items, kB }) => {
  const snapshot = { ...emptyMenu, items, all: items };
  const menuCache = { read: async () => snapshot };
  const answer = await listMenu({ menuCache }, { category: undefined, withVersions: false });
  expect((await answer.compressed?.br())?.length).toBeLessThanOrEqual(kB * 1000);
});
