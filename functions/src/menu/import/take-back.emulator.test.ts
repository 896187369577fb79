import { dayMs, hourMs } from '@thymely/contract/ground/time';
import { randomUUID } from 'node:crypto';
import type { TakenBackBatch } from '@thymely/contract/imports/endpoints';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { ImportRow, MenuItem } from '@thymely/contract/menu/endpoints';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { StoredOrder } from '../../orders/order/store.ts';
import { planImageSweep } from '../../images/sweep-images.ts';
import { storedAudit } from '../../testing/audit.ts';
import { callApi } from '../../testing/call-api.ts';
import { addDish, soup } from '../../testing/dishes.ts';
import { connectCrashingClients } from '../../testing/fault-injection.ts';
import { saveGroup, toppings } from '../../testing/option-groups.ts';
import { takeOrders } from '../../testing/ordering.ts';
import { endedOrder, orderOf, soupLine, writeOrders } from '../../testing/orders.ts';
import { signUpAdmin, type Person } from '../../testing/people.ts';
import { pictureForm, png } from '../../testing/pictures.ts';
import { realDeps } from '../../testing/real-deps.ts';
import { serve } from '../../testing/serve.ts';
import { snapshotStores } from '../../testing/store-snapshot.ts';
import { useTestApi } from '../../testing/test-api.ts';

let laterMs = 0;
const api = useTestApi({ nowMs: () => Date.now() + laterMs });
let admin: Person;
let importId: string;

beforeEach(async () => {
  await api.clear();
  laterMs = 0;
  importId = randomUUID();
  admin = await signUpAdmin(api);
});

type Row = { [Column in keyof ImportRow]?: unknown };

const send = (rows: Row[], { by = admin, id = importId, dryRun = false } = {}) =>
  api.call('importMenu', { token: by.accessToken, body: { rows, dryRun, importId: id } });

const takeBackBatch = (after?: string, by = admin) =>
  api.call('takeBackImport', {
    token: by.accessToken,
    params: { id: importId },
    body: after === undefined ? {} : { after },
  });

const counts = ['removed', 'restored', 'groups', 'categories', 'lists'] as const;
const nothing = { removed: 0, restored: 0, groups: 0, categories: 0, lists: 0 };

/** Takes back all batches, as the dashboard does. */
async function takeBack(by = admin): Promise<Omit<TakenBackBatch, 'next'>> {
  const all: Omit<TakenBackBatch, 'next'> = { ...nothing, left: [] };
  for (let after: string | undefined | null; after !== null;) {
    const { status, data } = await takeBackBatch(after, by);
    expect(status).toBe(200);
    for (const count of counts) all[count] += data[count];
    all.left.push(...data.left);
    after = data.next;
  }
  return all;
}

const listed = async () => (await api.call('listImports', { token: admin.accessToken })).data;

const change = (id: string, body: object) =>
  api.call('updateMenuItem', { token: admin.accessToken, params: { id }, body });

const menuNow = async () => {
  const query = { versions: '1' } as const;
  const { data } = await api.call('listMenu', { token: admin.accessToken, query });
  return data.map(({ version, ...dish }) => (version ? dish : undefined));
};

const dishes = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ ...soup, name: `Soup ${n}` }));

describe('an import that is taken back', () => {
  it('leaves the menu as it was: new dishes are gone, and changed ones have all former values', async () => {
    await saveGroup(api, { admin });
    await takeOrders(api, { taxRates: [{ id: 'food', name: 'Food', bp: 1300 }] });
    const rich = {
      diets: ['vegan'] as const,
      optionGroups: ['toppings'],
      load: 2,
      taxRate: 'food',
    };
    await addDish(api, { admin, ...rich, diets: [...rich.diets] });
    const plain = await addDish(api, { admin, name: 'Plain' });
    const before = await menuNow();
    const [, first] = before;
    const rows = [
      { ...soup, name: 'New' },
      { ...soup, _id: first?._id, price: 9, diets: '', options: '', load: '', tax: '' },
      { ...plain, name: 'Other', allergens: 'milk', resting: 'yes', tax: 'food' },
    ];
    expect((await send(rows)).data.written).toBe(true);
    expect(await takeBack()).toEqual({ ...nothing, removed: 1, restored: 2, left: [] });
    expect(await menuNow()).toEqual(before);
  });

  it('may be large: 250 dishes are taken back in three batches, and counted once', async () => {
    for (const start of [200, 100, 0])
      await send(
        dishes(300)
          .slice(start, start + 100)
          .slice(0, 90),
      );
    expect(await listed()).toMatchObject([{ created: 270, updated: 0, isBegun: false }]);
    const first = await takeBackBatch();
    expect(first.data).toMatchObject({ removed: 100, restored: 0, left: [] });
    // The answer of the first batch got lost: the repeated call says the same.
    expect((await takeBackBatch()).data).toEqual(first.data);
    expect(await listed()).toMatchObject([{ created: 270, isBegun: true }]);
    expect(await takeBack()).toEqual({ ...nothing, removed: 270, left: [] });
    expect(await menuNow()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('names the dishes that have changed since, and leaves them as they are', async () => {
    const [changed, deleted] = [await addDish(api, { admin }), await addDish(api, { admin })];
    const { data } = await send([{ ...changed, price: 9 }, { ...deleted, price: 9 }, ...dishes(2)]);
    const [, , one, two] = data.rows.map(({ _id = '' }) => _id);
    await change(changed._id, { recipe: 'Better.' });
    await change(one ?? '', { price: 3 });
    for (const id of [deleted._id, two ?? '']) {
      await api.call('deleteMenuItem', { token: admin.accessToken, params: { id } });
    }
    const menu = await menuNow();
    const { left, ...done } = await takeBack();
    // What somebody has deleted is gone, as it is to be.
    expect(done).toEqual({ ...nothing, removed: 1 });
    expect(left.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual(
      expect.arrayContaining([
        { _id: changed._id, name: changed.name, what: 'dish', reason: 'changed' },
        { _id: one, name: 'Soup 0', what: 'dish', reason: 'changed' },
        { _id: deleted._id, name: deleted.name, what: 'dish', reason: 'deleted' },
      ]),
    );
    expect(left).toHaveLength(3);
    expect(await menuNow()).toEqual(menu);
  });

  it('brings back no options that were deleted since', async () => {
    await saveGroup(api, { admin });
    const dish = await addDish(api, { admin, optionGroups: ['toppings'] });
    await send([{ ...soup, _id: dish._id, options: '' }]);
    const params = { id: 'toppings' };
    const { status } = await api.call('deleteOptionGroup', { token: admin.accessToken, params });
    expect(status).toBe(200);
    expect(await takeBack()).toEqual({
      ...nothing,
      left: [{ _id: dish._id, name: dish.name, what: 'dish', reason: 'options' }],
    });
  });

  it('takes the dishes that leave the menu from what is sold out', async () => {
    const { data } = await send(dishes(1));
    const dish = data.rows[0]?._id ?? '';
    const soldOut = { params: { dish }, body: { until: 'recalled' } } as const;
    await api.call('markSoldOut', { token: admin.accessToken, ...soldOut });
    await takeBack();
    expect((await api.db.doc('availability/now').get()).get('soldOut')).toEqual({});
  });

  it('is on record with every dish, as a change of the person who took it back', async () => {
    const other = await signUpAdmin(api);
    const dish = await addDish(api, { admin });
    await send([{ ...dish, price: 9 }, ...dishes(1)]);
    await takeBack(other);
    const entries = Object.values(await storedAudit(api));
    const taken = entries.filter(({ what }) => what === 'menu.take-back');
    expect(taken).toHaveLength(2);
    expect(new Set(taken.map(({ who }) => who))).toEqual(new Set([other.uid]));
    const { data } = await api.call('listAudit', { token: admin.accessToken });
    expect(data.slice(0, 2).map(({ what }) => what)).toEqual(['menu.take-back', 'menu.take-back']);
  });
});

it('the open orders with dishes of an import are named before it is taken back, those due first', async () => {
  await send([
    { ...soup, name: 'Leek soup' },
    { ...soup, name: 'Nettle soup' },
  ]);
  const [first, second] = (await api.call('listMenu')).data;
  const ordered = (_id: string, menuItemId = '', own: Partial<StoredOrder> = {}) =>
    orderOf({ _id, lines: [{ ...soupLine, menuItemId }], ...own });
  await writeOrders(api.db, [
    ordered('late', first?._id, { number: 7, dueAt: '2026-03-01T19:00:00.000Z' }),
    ordered('soon', second?._id, { number: 8, name: 'Ines' }),
    ordered('ended', first?._id, endedOrder),
    ordered('other', 'other-soup'),
  ]);
  const request = { token: admin.accessToken, params: { id: importId } };
  const { dueAt } = orderOf();
  expect((await api.call('listImportOrders', request)).data).toEqual({
    openOrders: 2,
    orders: [
      { _id: 'soon', number: 8, name: 'Ines', dueAt },
      { _id: 'late', number: 7, name: 'Dana', dueAt: '2026-03-01T19:00:00.000Z' },
    ],
  });
});

describe('an import of a whole menu', () => {
  const token = () => admin.accessToken;
  const wholeMenu = async () => {
    const categories = (await api.call('listCategories')).data.categories;
    const groups = (await api.call('listOptionGroups')).data;
    return { dishes: await menuNow(), groups, categories };
  };
  const putCategories = async (change: (all: MenuCategory[]) => MenuCategory[]) => {
    const { revision, categories } = (await api.call('listCategories')).data;
    const body = { revision, categories: change(categories) };
    return api.call('saveCategories', { token: token(), query: { importId }, body });
  };
  const putGroup = (id: string, body: NewOptionGroup) =>
    api.call('saveOptionGroup', { token: token(), params: { id }, query: { importId }, body });
  const putList = (category: string, ids: string[]) => {
    const request = { token: token(), params: { category }, query: { importId }, body: { ids } };
    return api.call('saveMenuOrder', request);
  };
  const wraps = { id: 'wraps', name: 'Wraps', tint: 'salad', vessel: 'salad' } as const;
  const wrap = { ...soup, name: 'Wrap', category: 'wraps', options: 'sauces' };

  /** Imports as the dashboard does: categories, groups, dishes, and the order of one category. */
  async function importAll(dish: MenuItem): Promise<string[]> {
    const renamed = (all: MenuCategory[]) =>
      all.map((each) => (each.id === 'soup' ? { ...each, name: 'Pots' } : each));
    expect((await putCategories((all) => [wraps, ...renamed(all)])).status).toBe(200);
    expect((await putGroup('sauces', toppings)).status).toBe(200);
    expect((await putGroup('toppings', { ...toppings, name: 'More' })).status).toBe(200);
    const { rows } = (await send([wrap, { ...soup, name: 'New' }, { ...dish, price: 9 }])).data;
    const ids = rows.map(({ _id = '' }) => _id);
    expect((await putList('soup', ids.slice(1))).status).toBe(200);
    return ids;
  }

  it('is checked with the groups and categories that are to come', async () => {
    const body = { rows: [wrap], dryRun: true };
    const outcomeOf = async (more: object) =>
      (await api.call('importMenu', { token: token(), body: { ...body, ...more } })).data.rows[0];
    expect(await outcomeOf({})).toMatchObject({ outcome: 'refused' });
    const coming = { groups: ['sauces'], categories: ['wraps'] };
    expect(await outcomeOf({ coming })).toMatchObject({ outcome: 'created' });
    // They count in a dry run only.
    expect(await outcomeOf({ coming, dryRun: false })).toMatchObject({ outcome: 'refused' });
  });

  it('takes its groups, categories and lists along when it is taken back, once', async () => {
    await saveGroup(api, { admin });
    const dish = await addDish(api, { admin });
    await addDish(api, { admin, name: 'Other' });
    const before = await wholeMenu();
    await importAll(dish);
    // The answers got lost: repeated calls change nothing, and count nothing.
    await putGroup('sauces', toppings);
    const made = { created: 2, updated: 1, groups: 2, categories: 2, lists: 1 };
    expect(await listed()).toMatchObject([made]);
    const done = { removed: 2, restored: 1, groups: 2, categories: 2, lists: 1, left: [] };
    expect(await takeBack()).toEqual(done);
    expect(await wholeMenu()).toEqual(before);
    expect(await listed()).toEqual([]);
    expect(await takeBack()).toEqual(done);
  });

  it('leaves what somebody has changed since, or needs, and names it', async () => {
    await saveGroup(api, { admin });
    const dish = await addDish(api, { admin });
    const [wrapId = ''] = await importAll(dish);
    await change(wrapId, { price: 3 });
    await saveGroup(api, { admin, name: 'Mine' });
    const list = [dish._id];
    await api.call('saveMenuOrder', {
      token: token(),
      params: { category: 'soup' },
      body: { ids: list },
    });
    const changed = { reason: 'changed' };
    expect(await takeBack()).toEqual({
      ...nothing,
      removed: 1,
      restored: 1,
      categories: 1,
      left: [
        { _id: wrapId, name: 'Wrap', what: 'dish', ...changed },
        { _id: 'soup', name: 'soup', what: 'list', ...changed },
        { _id: 'sauces', name: toppings.name, what: 'group', reason: 'used' },
        { _id: 'toppings', name: 'More', what: 'group', ...changed },
        { _id: 'wraps', name: 'Wraps', what: 'category', reason: 'used' },
      ],
    });
    const { groups, categories } = await wholeMenu();
    expect(groups.map(({ name }) => name)).toEqual(['Mine', toppings.name]);
    expect(categories.at(-1)).toEqual(wraps);
    expect(categories.find(({ id }) => id === 'soup')?.name).not.toBe('Pots');
  });
});

describe('which imports can be taken back', () => {
  it('those of the last hour, by any admin, with who made them; other calls leave none', async () => {
    const dish = await addDish(api, { admin });
    await send([{ ...dish, price: 9 }, ...dishes(2)]);
    await send(dishes(4), { id: randomUUID(), dryRun: true });
    await api.call('importMenu', {
      token: admin.accessToken,
      body: { rows: dishes(5), dryRun: false },
    });
    const who = { _id: admin.uid, name: 'Ada Admin' };
    expect(await listed()).toMatchObject([{ _id: importId, who, created: 2, updated: 1 }]);
    laterMs = hourMs + 1000;
    expect(await listed()).toEqual([]);
    const late = await takeBackBatch();
    expect(late).toMatchObject({
      status: 404,
      error: { message: 'This import can no longer be taken back.' },
    });
    expect(await menuNow()).toHaveLength(6);
  });

  it('one that was begun can be ended for another hour', async () => {
    await send(dishes(100));
    await send(dishes(101).slice(100));
    laterMs = hourMs - 10_000;
    const { next } = (await takeBackBatch()).data;
    laterMs = hourMs + 60_000;
    expect((await takeBackBatch(next ?? '')).data).toMatchObject({ removed: 1, next: null });
  });

  it('one that was taken back is over, whatever is imported afterward', async () => {
    await send(dishes(2));
    await takeBack();
    laterMs = 10 * 60_000;
    await send(dishes(2), { id: randomUUID() });
    expect((await takeBackBatch()).status).toBe(404);
    expect(await menuNow()).toHaveLength(2);
  });

  it('one that is being taken back takes no more rows, and nobody adds to that of another', async () => {
    await send(dishes(1));
    const other = await signUpAdmin(api);
    expect(await send(dishes(2), { by: other })).toMatchObject({ status: 409 });
    await takeBackBatch();
    const before = await snapshotStores(api);
    expect(await send(dishes(3))).toMatchObject({
      status: 409,
      error: { message: 'Somebody is taking this import back. Start again with the file.' },
    });
    expect(await snapshotStores(api)).toEqual(before);
  });

  it.each(['x', randomUUID().toUpperCase(), '../menu', ''])(
    'an ID like %j is refused',
    async (id) => {
      const { status, error } = await send(dishes(1), { id });
      expect(status).toBe(400);
      expect(error.fields).toHaveProperty('importId');
      expect(await menuNow()).toEqual([]);
    },
  );
});

it('a process that dies at any commit leaves a batch whole, and repeating it ends it', async () => {
  const dish = await addDish(api, { admin });
  const before = await menuNow();
  for (const commits of [0, 1, 2]) {
    importId = randomUUID();
    await send([{ ...dish, price: 9 + commits }, ...dishes(2)]);
    const clients = connectCrashingClients(commits);
    const served = await serve(createApp(realDeps(clients)));
    const request = { token: admin.accessToken, params: { id: importId }, body: {} };
    await callApi(served.origin, 'takeBackImport', request).catch(() => undefined);
    await served.close();
    await clients.disconnect();
    expect([1, 3]).toContain((await menuNow()).length);
    expect(await takeBack()).toEqual({ ...nothing, removed: 2, restored: 1, left: [] });
    expect(await menuNow()).toEqual(before);
  }
});

it('keeps the pictures that would come back from the sweep', async () => {
  const form = pictureForm(png());
  const query = { purpose: 'dish' } as const;
  const uploaded = await api.call('uploadImage', { token: admin.accessToken, query, form });
  const image = uploaded.data.data.display_url;
  const dish = await addDish(api, { admin, image });
  await send([{ ...dish, image: '/dish-art/1f372.webp' }]);
  // The picture is older than a day, the import is not.
  const picture = api.db.doc(`images/${image.split('/').at(-1) ?? ''}`);
  await picture.update({ createdAt: new Date(Date.now() - 2 * dayMs) });
  expect((await planImageSweep(realDeps(api))).unused).toEqual([]);
  expect(
    (await planImageSweep(realDeps(api), { nowMs: Date.now() + 2 * hourMs })).unused,
  ).toHaveLength(1);
});
