import type { ListedDish, PriceChange } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  for (const name of ['One', 'Two', 'Three']) await addDish(api, { admin, name, price: 10 });
});

async function listed(): Promise<ListedDish[]> {
  const query = { versions: '1' };
  return (await api.call('listMenu', { token: admin.accessToken, query })).data;
}

function change(dishes: readonly ListedDish[], price: number) {
  const prices = dishes.map(({ _id, version = '' }) => ({ _id, version, price }));
  return api.call('changePrices', { token: admin.accessToken, body: { prices } });
}

const pricesNow = async () => (await listed()).map(({ price }) => price);

describe('POST /menu/prices', () => {
  it('changes all prices at once, and the versions of the answer take them back', async () => {
    const dishes = await listed();
    const { status, data } = await change(dishes, 11.5);
    expect(status).toBe(200);
    expect(data.prices.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed']);
    const changed = await listed();
    expect(changed.map(({ price }) => price)).toEqual([11.5, 11.5, 11.5]);
    expect(data.prices).toMatchObject(changed.map(({ _id, version }) => ({ _id, version })));
    const back = dishes.map((dish, place) => ({ ...dish, ...data.prices[place] }));
    await change(back, 10);
    expect(await listed()).toEqual(dishes);
  });

  it('names the dishes that have changed or gone meanwhile, and leaves them', async () => {
    const dishes = await listed();
    const [changed, gone] = dishes as [ListedDish, ListedDish];
    const token = admin.accessToken;
    const params = { id: changed._id };
    await api.call('updateMenuItem', { token, params, body: { name: 'Renamed' } });
    await api.call('deleteMenuItem', { token, params: { id: gone._id } });
    const { data } = await change(dishes, 12);
    expect(data.prices.map(({ outcome }) => outcome)).toEqual(['outdated', 'gone', 'changed']);
    expect(await pricesNow()).toEqual([10, 12]);
  });

  it('changes the prices of sizes, and leaves a dish that has other ones or none', async () => {
    const token = admin.accessToken;
    const sizes = [
      { id: 'small', name: 'Small', cents: 950 },
      { id: 'large', name: 'Large', cents: 1200 },
    ];
    const wrong = await api.call('createMenuItem', { token, body: { ...soup, sizes } });
    expect(wrong.error).toHaveProperty('fields.price', 'This dish has sizes: change their prices.');
    const sized = await addDish(api, { admin, price: 9.5, sizes });
    expect(sized).toMatchObject({ price: 9.5, sizes });
    const [{ _id, version = '' }, plain] = (await listed()) as [ListedDish, ListedDish];
    const send = async (...prices: PriceChange[]) =>
      (await api.call('changePrices', { token, body: { prices } })).data.prices;
    const outcomes = await send(
      { _id, version, price: 10 },
      {
        _id: plain._id,
        version: plain.version ?? '',
        sizes: [{ id: 'small', cents: 1000 }],
      },
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['outdated', 'outdated']);
    const large = { id: 'large', cents: 900 };
    const prices = [{ _id, version, sizes: [large, large] }];
    const twice = await api.call('changePrices', { token, body: { prices } });
    expect(twice).toMatchObject({ status: 400, error: { message: /same ID/ } });
    const [changed] = await send({ _id, version, sizes: [large] });
    expect(changed?.outcome).toBe('changed');
    const [now] = await listed();
    expect(now).toMatchObject({ price: 9, sizes: [sizes[0], { ...sizes[1], cents: 900 }] });
    const params = { id: _id };
    const patched = await api.call('updateMenuItem', { token, params, body: { sizes } });
    expect(patched.data).toEqual({ ...sized, _id });
    await api.call('updateMenuItem', { token, params, body: { sizes: null } });
    expect((await listed())[0]).not.toHaveProperty('sizes');
  });

  it('repeated after a lost answer, it changes nothing further', async () => {
    const dishes = await listed();
    await change(dishes, 12);
    const { data } = await change(dishes, 12);
    expect(data.prices.map(({ outcome }) => outcome)).toEqual([
      ...['unchanged', 'unchanged', 'unchanged'],
    ]);
  });

  it('puts every price on record as a change of its dish by this person', async () => {
    const dishes = await listed();
    await change(dishes, 12);
    const all = Object.values(await storedAudit(api));
    const entries = all.filter(({ what }) => what === 'menu.update');
    expect(entries.map(({ target }) => String(target)).sort()).toEqual(
      dishes.map(({ _id }) => _id).sort(),
    );
    expect(entries[0]).toMatchObject({ before: { priceCents: 1000 }, after: { priceCents: 1200 } });
  });

  it('changes 500 prices in one call', async () => {
    const { db } = api;
    const batch = db.batch();
    const [first] = (await db.collection('menu').limit(1).get()).docs;
    for (let n = 0; n < 497; n += 1) batch.create(db.doc(`menu/many-${n}`), first?.data() ?? {});
    batch.set(db.doc('meta/menu'), { version: 1000 });
    await batch.commit();
    const dishes = await listed();
    expect(dishes).toHaveLength(500);
    const { data } = await change(dishes, 9.99);
    expect(data.prices.filter(({ outcome }) => outcome === 'changed')).toHaveLength(500);
    expect(new Set(await pricesNow())).toEqual(new Set([9.99]));
  });

  it('refuses a dish that is named twice, and a price that is none', async () => {
    const [dish] = (await listed()) as [ListedDish];
    expect((await change([dish, dish], 12)).status).toBe(400);
    expect((await change([dish], 0)).status).toBe(400);
    expect((await change([], 12)).status).toBe(400);
    expect(await pricesNow()).toEqual([10, 10, 10]);
  });
});
