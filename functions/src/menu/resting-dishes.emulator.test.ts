import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import {
  accessTokenFor,
  signUpAdmin,
  signUpDiner,
  signUpKitchen,
  type Person,
} from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;
let dish: MenuItem;
let other: MenuItem;

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  other = await addDish(api, { admin, name: 'Other soup' });
  dish = await addDish(api, { admin });
});

type Rest = { resting?: boolean | null; ifMatch?: string };

function rest({ resting = true, ifMatch }: Rest = {}) {
  return api.call('updateMenuItem', {
    token: admin.accessToken,
    params: { id: dish._id },
    body: { resting },
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
}

const get = (token?: string) => api.call('getMenuItem', { token, params: { id: dish._id } });

const guestsMenu = async (token?: string) => (await api.call('listMenu', { token })).data;

const adminsMenu = async () =>
  (await api.call('listMenu', { token: admin.accessToken, query: { versions: '1' } })).data;

const cartOf = async ({ accessToken: token, email }: Person) =>
  (await api.call('listCart', { token, query: { email } })).data;

describe('a dish that rests', () => {
  it('is off the menu of guests at once, in every list of it, and back on its old place', async () => {
    const newest = await addDish(api, { admin, name: 'Newest soup' });
    expect(await rest()).toMatchObject({ status: 200, data: { ...dish, resting: true } });
    expect(await guestsMenu()).toEqual([newest, other]);
    expect(await guestsMenu(admin.accessToken)).toEqual([newest, other]);
    expect((await api.call('listMenu', { query: { category: 'soup' } })).data).toHaveLength(2);
    expect((await rest({ resting: false })).data).toEqual(dish);
    expect(await guestsMenu()).toEqual([newest, dish, other]);
  });

  it('is not found by its id, except by an effective admin', async () => {
    await rest();
    const kitchen = await signUpKitchen(api);
    for (const token of [undefined, diner.accessToken, kitchen.accessToken, 'a.b.c']) {
      expect(await get(token)).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND', message: "This dish isn't on the menu." },
      });
    }
    const found = await get(admin.accessToken);
    expect(found).toMatchObject({ status: 200, data: { ...dish, resting: true } });
    expect(found.headers.get('cache-control')).toMatch(/^private/);

    const former = await signUpAdmin(api, 'Former Admin');
    expect((await get(former.accessToken)).status).toBe(200);
    await api.db.doc(`users/${former.uid}`).update({ role: 'user' });
    expect((await get(former.accessToken)).status).toBe(404);
  });

  it('is not found by an admin whose session has ended, nor revealed by an ETag', async () => {
    const { data, headers } = await rest();
    expect(data.resting).toBe(true);
    const etag = headers.get('etag') ?? '';
    const known = { params: { id: dish._id }, headers: { 'if-none-match': etag } };
    expect((await api.call('getMenuItem', known)).status).toBe(404);
    const token = await accessTokenFor(api, admin);
    await api.call('endSession', { token });
    expect((await get(token)).status).toBe(404);
  });

  it('is listed for admins with its version, like the others', async () => {
    await rest();
    const [first, second] = await adminsMenu();
    expect(first).toMatchObject({ ...dish, resting: true });
    expect(second).not.toHaveProperty('resting');
    expect(await rest({ resting: false, ifMatch: first?.version ?? '' })).toMatchObject({
      status: 200,
    });
  });

  it('has another version than before, and the old one again once it is back', async () => {
    const before = (await get()).headers.get('etag') ?? '';
    const resting = (await rest({ ifMatch: before })).headers.get('etag') ?? '';
    expect(resting).not.toBe(before);
    const outdated = await rest({ resting: false, ifMatch: before });
    expect(outdated).toMatchObject({ status: 409, error: { current: { resting: true } } });
    const back = await rest({ resting: false, ifMatch: resting });
    expect(back.headers.get('etag')).toBe(before);
  });

  it.each([false, null])('is back with %j, and no document says so', async (resting) => {
    await rest();
    expect((await rest({ resting })).data).toEqual(dish);
    expect((await api.db.doc(`menu/${dish._id}`).get()).data()).not.toHaveProperty('resting');
  });

  it.each(['yes', 1, {}])('is refused %j instead of true or false', async (resting) => {
    const answer = await rest({ resting: resting as unknown as boolean });
    expect(answer).toMatchObject({ status: 400 });
    expect(await guestsMenu()).toHaveLength(2);
  });

  it('can be added that way, changed and deleted', async () => {
    const added = await addDish(api, { admin, name: 'For spring', resting: true });
    expect(added.resting).toBe(true);
    expect(await guestsMenu()).toHaveLength(2);
    const call = { token: admin.accessToken, params: { id: added._id } };
    const changed = await api.call('updateMenuItem', { ...call, body: { price: 9 } });
    expect(changed.data).toMatchObject({ price: 9, resting: true });
    expect((await api.call('deleteMenuItem', call)).status).toBe(200);
  });

  it('is recorded when it goes and when it comes back', async () => {
    await rest();
    await rest({ resting: false });
    const { data } = await api.call('listAudit', {
      token: admin.accessToken,
      query: { target: dish._id, what: 'menu.update' },
    });
    expect(data.map(({ before, after }) => [before?.resting, after?.resting])).toEqual([
      ['yes', undefined],
      [undefined, 'yes'],
    ]);
    expect(Object.keys(await storedAudit(api))).toHaveLength(4);
  });
});

describe('guests who have a dish in their cart that rests', () => {
  beforeEach(async () => {
    await takeOrders(api);
    await fillCart(api, diner, { dishId: dish._id, quantity: 2 });
  });

  it('read that it is no longer available, as when it is deleted', async () => {
    await rest();
    const resting = await cartOf(diner);
    expect(resting).toMatchObject([{ name: soup.name, price: soup.price, available: false }]);
    await rest({ resting: false });
    expect(await cartOf(diner)).toMatchObject([{ available: true, quantity: 2 }]);
    const call = { token: admin.accessToken, params: { id: dish._id } };
    await api.call('deleteMenuItem', call);
    expect(await cartOf(diner)).toEqual(resting);
  });

  it('are refused an order with it, and can place it once it is back', async () => {
    const { quote } = await getCheckout(api, diner);
    await rest();
    const { status, error } = await placeOrder(api, diner, { quote });
    expect(status).toBe(409);
    expect(error.problems).toContainEqual(expect.objectContaining({ code: 'dish_gone' }));
    expect(error.checkout).toMatchObject({ totalCents: 0, lines: [{ available: false }] });
    expect((await api.db.collection('orders').get()).size).toBe(0);
    await rest({ resting: false });
    expect((await placeOrder(api, diner)).status).toBe(201);
  });

  it('cannot add it', async () => {
    await rest();
    const { accessToken: token } = await signUpDiner(api, 'Otto Other');
    const answer = await api.call('addToCart', { token, body: { menuItemId: dish._id } });
    expect(answer.status).toBe(404);
  });
});

describe('a sold-out dish that is put to rest', () => {
  const soldOut = async () =>
    (await api.call('listSoldOut', { token: admin.accessToken })).data.map((each) =>
      'dish' in each ? each.dish : '',
    );

  beforeEach(async () => {
    for (const { _id } of [dish, other]) {
      const call = { token: admin.accessToken, params: { dish: _id } };
      await api.call('markSoldOut', { ...call, body: { until: 'recalled' } });
    }
  });

  it('is no longer sold out, not even once it is back', async () => {
    await rest();
    expect(await soldOut()).toEqual([other._id]);
    await rest({ resting: false });
    expect(await soldOut()).toEqual([other._id]);
  });

  it('is no longer sold out when an import puts it to rest', async () => {
    const rows = [{ ...soup, _id: dish._id, resting: 'yes' }];
    const body = { rows, dryRun: false };
    const { data } = await api.call('importMenu', { token: admin.accessToken, body });
    expect(data).toMatchObject({ written: true, rows: [{ outcome: 'updated' }] });
    expect(await soldOut()).toEqual([other._id]);
  });

  it('cannot be marked by the kitchen as long as it rests', async () => {
    await rest();
    const call = { token: admin.accessToken, params: { dish: dish._id } };
    const answer = await api.call('markSoldOut', { ...call, body: { until: 'recalled' } });
    expect(answer.status).toBe(404);
  });
});

describe('a file of the menu', () => {
  const send = (row: object) =>
    api.call('importMenu', { token: admin.accessToken, body: { rows: [row], dryRun: false } });

  it('says which dishes rest, and leaves them resting when it comes in again', async () => {
    await rest();
    const { text } = await api.call('exportMenu', { token: admin.accessToken });
    const [header = '', ...rows] = text.split('\r\n');
    const place = header.split(',').indexOf('resting');
    expect(
      rows.slice(0, 2).map((row) => row.split(',').at(place - header.split(',').length)),
    ).toEqual(['yes', '']);
    const row = { ...soup, _id: dish._id };
    expect((await send(row)).data.rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await send({ ...row, resting: 'YES' })).data.rows).toMatchObject([
      { outcome: 'unchanged' },
    ]);
    expect(await guestsMenu()).toEqual([other]);
  });

  it.each(['', 'no', 'FALSE'])('brings a dish back with %j', async (resting) => {
    await rest();
    const { data } = await send({ ...soup, _id: dish._id, resting });
    expect(data.rows).toMatchObject([{ outcome: 'updated' }]);
    expect(await guestsMenu()).toEqual([dish, other]);
  });

  it('refuses another word, and names the column', async () => {
    const { data } = await send({ ...soup, _id: dish._id, resting: 'maybe' });
    expect(data.rows[0]?.errors).toEqual({ resting: 'Resting must be yes, no or empty.' });
  });

  it('from before a dish was put to rest is refused for it, and says so', async () => {
    const [{ version: listed = '' } = {}] = await adminsMenu();
    await rest();
    const version = listed.slice(1, -1);
    const { data } = await send({ ...soup, _id: dish._id, price: 9, resting: '', version });
    expect(data.rows[0]?.errors).toMatchObject({
      version: expect.stringMatching(/changed after/) as string,
      resting: 'The dish is resting now.',
    });
  });
});
