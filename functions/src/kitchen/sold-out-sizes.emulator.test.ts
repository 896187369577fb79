import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
const sizes = [
  { id: 'small', name: 'Small', cents: 820, load: 3 },
  { id: 'large', name: 'Large', cents: 1200 },
];
let admin: Person;
let cook: Person;
let diner: Person;
let soup: string;

beforeEach(async () => {
  await api.clear();
  [admin, cook, diner] = await Promise.all([
    signUpAdmin(api),
    signUpKitchen(api),
    signUpDiner(api),
  ]);
  soup = (await addDish(api, { admin, name: 'Soup', sizes }))._id;
  await takeOrders(api);
});

const of = (size: string) => ({ token: cook.accessToken, params: { dish: soup, size } });
const mark = (size: string) =>
  api.call('markSizeSoldOut', { ...of(size), body: { until: 'recalled' } });
const bringBack = (size: string) => api.call('markSizeAvailable', of(size));
const list = async () => {
  const query = { choices: 'true', sizes: 'true' };
  return (await api.call('listSoldOut', { token: cook.accessToken, query })).data;
};
const add = async (choiceId: string, menuItemId = soup) => {
  const body = { menuItemId, choices: [{ groupId: '_size', choiceId }] };
  return (await api.call('addToCart', { token: diner.accessToken, body })).data._id;
};

it('a size is sold out with its dish alone, and the dish once no size is left', async () => {
  const other = (await addDish(api, { admin, name: 'Stew', sizes }))._id;
  const lineId = await add('large');
  await add('large', other);
  expect((await mark('large')).data).toEqual({ dish: soup, size: 'large', until: null });
  expect(await list()).toMatchObject([
    { dish: soup, size: 'large', dishName: 'Soup', name: 'Large', until: null },
  ]);
  expect((await getCheckout(api, diner)).problems).toEqual([{ code: 'choice_gone', lineId }]);
  expect((await placeOrder(api, diner)).error.problems).toEqual([{ code: 'choice_gone', lineId }]);
  const known = (await api.call('getOrdering')).data;
  expect([known.soldOut, known.soldOutChoices, known.soldOutSizes]).toEqual([
    ...[[], [], [`${soup}.large`]],
  ]);
  await mark('small');
  expect((await getCheckout(api, diner)).problems).toEqual([{ code: 'sold_out', lineId }]);
  expect((await api.call('getOrdering')).data.soldOut).toEqual([soup]);
  await Promise.all([bringBack('large'), bringBack('small')]);
  expect((await api.call('getOrdering')).data).not.toHaveProperty('soldOutSizes');
  expect((await placeOrder(api, diner)).status).toBe(201);
});

it('boards from before sizes are not told of them, and neither is one of another dish', async () => {
  await mark('large');
  const query = { choices: 'true' };
  expect((await api.call('listSoldOut', { token: cook.accessToken, query })).data).toEqual([]);
  expect(await mark('huge')).toMatchObject({ status: 404 });
  expect(await bringBack('huge')).toMatchObject({ status: 404 });
  const params = { dish: 'nothing', size: 'large' };
  expect(await api.call('markSizeAvailable', { token: cook.accessToken, params })).toMatchObject({
    status: 404,
  });
});

it('goes on record under its dish, and is over once the dish rests', async () => {
  await mark('large');
  const entries = await listAudit(api, admin, { target: soup });
  expect(entries[0]).toMatchObject({
    what: 'kitchen.sold-out',
    before: { name: 'Soup Large' },
    after: { name: 'Soup Large', soldOutUntil: 'recalled' },
  });
  const rest = { token: admin.accessToken, params: { id: soup }, body: { resting: true } };
  await api.call('updateMenuItem', rest);
  await api.call('updateMenuItem', { ...rest, body: { resting: false } });
  expect(await list()).toEqual([]);
});

it('costs what a choice costs, and a line has the load of its size', async () => {
  await api.call('listMenu');
  const { reads, writes } = api.counts;
  await mark('large');
  // This excludes the check of the caller.
  expect([api.counts.reads - reads - 1, api.counts.writes - writes]).toEqual([2, 2]);
  await bringBack('large');
  await add('small');
  await add('large');
  const { status, data } = await placeOrder(api, diner);
  expect(status).toBe(201);
  expect((await api.db.doc(`orders/${data._id}`).get()).get('load')).toBe(4);
});
