import { expect, it } from 'vitest';
import { listMenu } from '../../functions/src/menu/list-menu.ts';
import { emptyMenu } from '../../functions/src/testing/dishes.ts';
import { manyDishes } from './many-dishes.ts';

it('the response with a menu of 2 000 dishes has at most 60 kB', async () => {
  const items = manyDishes(2000);
  const snapshot = { ...emptyMenu, items, all: items };
  const menuCache = { read: async () => snapshot };
  const answer = await listMenu({ menuCache }, { category: undefined, withVersions: false });
  expect((await answer.compressed?.br())?.length).toBeLessThanOrEqual(60_000);
});
