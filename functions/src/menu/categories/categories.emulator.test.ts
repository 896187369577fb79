import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import type { EndpointName } from '@thymely/contract/api';
import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { storedAudit } from '../../testing/audit.ts';
import { callApi, type CallOptions } from '../../testing/call-api.ts';
import { addDish, soup } from '../../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../../testing/emulators.ts';
import { beforeNextCommit } from '../../testing/fault-injection.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { realDeps } from '../../testing/real-deps.ts';
import { serve, type Served } from '../../testing/serve.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();
/** Another process, in which something can happen just before it writes. */
let other: Emulators;
let served: Served;
let admin: Person;

beforeAll(async () => {
  other = connectEmulators();
  served = await serve(createApp(realDeps(other)));
});
afterAll(async () => {
  await served.close();
  await other.disconnect();
});

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const noodles: MenuCategory = {
  id: 'noodles',
  name: 'Noodles',
  tint: 'soup',
  vessel: 'soup',
  served: [{ days: ['sat', 'sun'], from: '00:00', to: '00:00' }],
};
const withNoodles = [...startingCategories, noodles];

const save = (categories: readonly MenuCategory[], revision = 0) =>
  api.call('saveCategories', {
    token: admin.accessToken,
    body: { revision, categories: [...categories] },
  });

const remove = (id: string, to: string, revision = 0) =>
  api.call('deleteCategory', {
    token: admin.accessToken,
    params: { id },
    query: { to, revision: String(revision) },
  });

const present = async () => (await api.call('listCategories')).data;

const create = (changes: Partial<NewMenuItem>) =>
  api.call('createMenuItem', { token: admin.accessToken, body: { ...soup, ...changes } });

const without = (id: string) => startingCategories.filter((category) => category.id !== id);

async function categoriesOfDishes(): Promise<string[]> {
  const { docs } = await api.db.collection('menu').get();
  return docs.map((dish) => dish.get('category') as string).sort();
}

describe('the categories of the menu', () => {
  it("are those of the brand's file until an admin saves others", async () => {
    const before = await api.call('listCategories');
    expect(before.data).toEqual({ revision: 0, categories: startingCategories });
    expect(before.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
    expect(await api.call('listCategories', { headers })).toMatchObject({ status: 304 });
    const saved = await save(withNoodles);
    expect(saved).toMatchObject({ status: 200, data: { revision: 1, categories: withNoodles } });
    expect(await present()).toEqual(saved.data);
    expect(await create({ category: 'noodles' })).toMatchObject({ status: 201 });
    const entries = Object.values(await storedAudit(api));
    const entry = entries.find(({ what }) => what === 'categories.update');
    expect(entry).toMatchObject({ target: 'categories', before: { revision: 0 } });
    const listed = await api.call('listAudit', {
      token: admin.accessToken,
      query: { what: 'categories.update' },
    });
    expect(listed.data[0]?.after?.categories).toMatch(/; Noodles \(Sat, Sun all day\)$/);
  });

  it('are saved once, however often the call is repeated, and not over those of somebody else', async () => {
    await save(withNoodles);
    expect(await save(withNoodles)).toMatchObject({ status: 200, data: { revision: 1 } });
    const refused = await save(without('soup'));
    const current = { revision: 1, categories: withNoodles };
    expect(refused).toMatchObject({ status: 409, error: { current } });
    expect(await present()).toEqual(current);
  });

  it('have a tag beside the menu, which is part of its ETag', async () => {
    await create({});
    const before = await api.call('listMenu');
    expect(before.headers.get('menu-categories')).toBe(tagOfCategories(startingCategories));
    await save(withNoodles);
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
    const after = await api.call('listMenu', { headers });
    expect(after).toMatchObject({ status: 200, data: before.data });
    expect(after.headers.get('menu-categories')).toBe(tagOfCategories(withNoodles));
    const query = { versions: '1' } as const;
    const forAdmins = await api.call('listMenu', { token: admin.accessToken, query });
    expect(forAdmins.headers.get('menu-categories')).toBe(tagOfCategories(withNoodles));
  });

  it('decide which category a dish can have, in every call', async () => {
    const dish = await addDish(api, { admin });
    await save(without('dessert'));
    const token = admin.accessToken;
    const message = 'Category must be one of these: salad, pizza, soup, drinks, popular.';
    const error = { message, fields: { category: message } };
    const category = 'dessert';
    const params = { id: dish._id };
    expect(await create({ category })).toMatchObject({ status: 400, error });
    const changed = await api.call('updateMenuItem', { token, params, body: { category } });
    expect(changed).toMatchObject({ status: 400, error });
    expect(await api.call('listMenu', { query: { category } })).toMatchObject({
      status: 400,
      error,
    });
    const body = { rows: [{ ...soup, category }], dryRun: false };
    const imported = await api.call('importMenu', { token, body });
    expect(imported.data).toEqual({
      written: false,
      rows: [{ outcome: 'refused', errors: { category: message } }],
    });
    expect(await create({ category: 'burger' })).toMatchObject({ status: 400, error });
  });

  it('are those of the brand again while the document does not follow the contract', async () => {
    await save(withNoodles);
    await api.db.doc('settings/menu').set({ categories: 'typo' });
    await api.db.doc('meta/menu').update({ version: 100 });
    expect(await present()).toEqual({ revision: 0, categories: startingCategories });
    expect(await create({})).toMatchObject({ status: 201 });
    expect(await save(withNoodles)).toMatchObject({ status: 200, data: { revision: 1 } });
  });
});

describe('a hidden category', () => {
  const hidden = startingCategories.map((each) =>
    each.id === 'soup' ? { ...each, hidden: true } : each,
  );

  it('takes its dishes off the menu as if they rested, and brings them back', async () => {
    const diner = await signUpDiner(api, 'dana');
    const dish = await addDish(api, { admin });
    const pizza = await addDish(api, { admin, category: 'pizza' });
    const token = diner.accessToken;
    await api.call('addToCart', { token, body: { menuItemId: dish._id } });
    await save(hidden);
    expect((await api.call('listMenu')).data).toEqual([pizza]);
    const query = { category: 'soup' };
    expect((await api.call('listMenu', { query })).data).toEqual([]);
    const params = { id: dish._id };
    expect(await api.call('getMenuItem', { params })).toMatchObject({ status: 404 });
    const asAdmin = await api.call('getMenuItem', { params, token: admin.accessToken });
    expect(asAdmin).toMatchObject({ status: 200, data: dish });
    const cart = await api.call('listCart', { token, query: { email: diner.email } });
    expect(cart.data).toMatchObject([{ available: false }]);
    const checkout = await api.call('getCheckout', { token });
    expect(checkout.data.problems.map(({ code }) => code)).toContain('dish_gone');
    await save(startingCategories, 1);
    expect((await api.call('listMenu')).data).toEqual([pizza, dish]);
  });

  it('counts at once for a signed-in guest, and a shown one in another process, too', async () => {
    const { accessToken: token } = await signUpDiner(api, 'dana');
    const { _id: id } = await addDish(api, { admin });
    const call: Call = ['getMenuItem', { token, params: { id } }];
    expect(await here(call)).toMatchObject({ status: 200 });
    await save(hidden);
    expect(await here(call)).toMatchObject({ status: 404 });
    await callApi(served.origin, 'listMenu');
    expect(await elsewhere(call)).toMatchObject({ status: 404 });
    await save(startingCategories, 1);
    expect(await here(call)).toMatchObject({ status: 200 });
    expect(await elsewhere(call)).toMatchObject({ status: 200 });
  });
});

describe('a category that is dropped', () => {
  it('stays while it has dishes, and the refusal names them', async () => {
    for (let n = 1; n <= 12; n++) await addDish(api, { admin, name: `Soup ${n}` });
    const refused = await save(without('soup'));
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.error.message).toMatch(/“Soups” still has dishes: “Soup .*other dishes/);
    expect(await present()).toMatchObject({ revision: 0 });
  });

  it('moves its dishes to another one when it is deleted, all of it on record', async () => {
    const dish = await addDish(api, { admin });
    const deleted = await remove('soup', 'popular');
    expect(deleted).toMatchObject({
      status: 200,
      data: { revision: 1, categories: without('soup') },
    });
    expect(await categoriesOfDishes()).toEqual(['popular']);
    const moved = {
      target: dish._id,
      before: { category: 'soup' },
      after: { category: 'popular' },
    };
    const entries = Object.values(await storedAudit(api));
    expect(entries.filter(({ what }) => what === 'menu.update')).toMatchObject([moved]);
    const entry = entries.find(({ what }) => what === 'categories.delete');
    expect(entry).toMatchObject({ target: 'soup', before: { name: 'Soups' }, after: null });
    expect(await remove('soup', 'popular', 1)).toMatchObject({ status: 404 });
  });

  it.each(['soup', 'burger', '__proto__'])('needs another one than %s', async (to) => {
    const refused = await remove('soup', to);
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { to: /one of these: salad/ } },
    });
  });

  it('stays when somebody else has changed the categories, or when it has too many dishes', async () => {
    await save(withNoodles);
    expect(await remove('soup', 'pizza')).toMatchObject({
      status: 409,
      error: { current: { revision: 1 } },
    });
    const batch = api.db.batch();
    for (let n = 0; n <= categoryLimits.movedDishes; n++) {
      batch.set(api.db.doc(`menu/soup-${n}`), { name: `Soup ${n}`, category: 'soup' });
    }
    await batch.commit();
    const refused = await remove('soup', 'pizza', 1);
    expect(refused).toMatchObject({
      status: 409,
      error: { message: /200 dishes. Move some first/ },
    });
    await api.db.doc('menu/soup-0').delete();
    expect(await remove('soup', 'pizza', 1)).toMatchObject({ status: 200 });
    expect(new Set(await categoriesOfDishes())).toEqual(new Set(['pizza']));
  });
});

type Call = [name: EndpointName, options: CallOptions];

const here = ([name, options]: Call) => api.call(name, { token: admin.accessToken, ...options });

const elsewhere = ([name, options]: Call) =>
  callApi(served.origin, name, { token: admin.accessToken, ...options });

const dropping: Call = [
  'saveCategories',
  { body: { revision: 1, categories: [...startingCategories] } },
];
const deleting: Call = [
  'deleteCategory',
  { params: { id: 'noodles' }, query: { to: 'soup', revision: '1' } },
];
const category = 'noodles';

/** Every way in which a dish comes to a category. */
const comings: { how: string; call: () => Promise<Call> }[] = [
  { how: 'a new dish', call: async () => ['createMenuItem', { body: { ...soup, category } }] },
  {
    how: 'a change of a dish',
    call: async () => {
      const { _id: id } = await addDish(api, { admin });
      return ['updateMenuItem', { params: { id }, body: { category } }];
    },
  },
  {
    how: 'an import',
    call: async () => ['importMenu', { body: { rows: [{ ...soup, category }], dryRun: false } }],
  },
];

describe.each(comings)('$how that comes to a category', ({ call }) => {
  it('is refused if the category is dropped between its read and its write', async () => {
    await save(withNoodles);
    const coming = await call();
    beforeNextCommit(other.db, () => here(dropping));
    const { status, data } = await elsewhere(coming);
    expect([status, data]).toSatisfy(isRefused);
    expect(await categoriesOfDishes()).not.toContain('noodles');
    expect(await present()).toMatchObject({ revision: 2 });
  });

  it('keeps the category from being dropped, and moves with it, if it comes first', async () => {
    await save(withNoodles);
    const coming = await call();
    beforeNextCommit(other.db, () => here(coming));
    expect(await elsewhere(dropping)).toMatchObject({ status: 409 });
    expect(await categoriesOfDishes()).toContain('noodles');
    expect(await elsewhere(deleting)).toMatchObject({ status: 200 });
    expect(await categoriesOfDishes()).toEqual(['soup']);
  });
});

function isRefused([status, data]: [number, unknown]): boolean {
  return status === 400 || JSON.stringify(data).includes('"refused"');
}

it('a first dish and a first deletion do not miss each other before any categories were saved', async () => {
  const coming: Call = ['createMenuItem', { body: { ...soup, category: 'dessert' } }];
  const deletion: Call = [
    'deleteCategory',
    { params: { id: 'dessert' }, query: { to: 'soup', revision: '0' } },
  ];
  beforeNextCommit(other.db, () => here(deletion));
  expect(await elsewhere(coming)).toMatchObject({ status: 400 });
  expect(await present()).toMatchObject({ categories: without('dessert') });
});

it('many dishes come to categories at once', async () => {
  await save(withNoodles);
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, n) => create({ name: `Soup ${n}` })),
  );
  expect(created.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
});

it('taking back an import leaves a dish whose former category was deleted', async () => {
  const { _id } = await addDish(api, { admin, category: 'dessert' });
  const importId = '00000000-0000-4000-8000-000000000001';
  const token = admin.accessToken;
  const body = { rows: [{ _id, ...soup }], dryRun: false, importId };
  expect((await api.call('importMenu', { token, body })).data.written).toBe(true);
  await save(without('dessert'));
  const taken = await api.call('takeBackImport', { token, params: { id: importId }, body: {} });
  expect(taken.data).toMatchObject({ restored: 0, left: [{ _id, reason: 'category' }] });
});
