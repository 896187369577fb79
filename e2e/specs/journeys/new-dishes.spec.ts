import { callApi } from '../../harness/call-api.ts';
import { removeDishesAddedSince } from '../../harness/dishes.ts';
import { expect, test } from '../../harness/test.ts';

const plate = { category: 'soup', recipe: 'Barley.', image: '/dish-art/1f372.webp' } as const;

test('dishes that a journey adds one by one or by an import are removed from the menu after it', async ({
  admin: { accessToken: token },
  newDish,
}) => {
  const startMs = Date.now();
  const readMenu = () => callApi('listMenu');
  const before = await readMenu();
  await newDish();
  await callApi('createMenuItem', { token, body: { ...plate, name: 'Pot Barley', price: 4 } });
  const row = { ...plate, _id: '', name: 'Pearl Barley', price: 5 };
  await callApi('importMenu', { token, body: { rows: [row], dryRun: false } });
  expect(await readMenu()).toHaveLength(before.length + 3);
  await removeDishesAddedSince(startMs);
  expect(await readMenu()).toEqual(before);
});
