import type { ImportReport, ImportRow, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { callApi } from '../../testing/call-api.ts';
import { storedAudit } from '../../testing/audit.ts';
import { addDish, soup } from '../../testing/dishes.ts';
import { connectCrashingClients } from '../../testing/fault-injection.ts';
import { saveGroup } from '../../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../../testing/people.ts';
import { realDeps } from '../../testing/real-deps.ts';
import { serve } from '../../testing/serve.ts';
import { snapshotStores } from '../../testing/store-snapshot.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

type Row = { [Column in keyof ImportRow]?: unknown };

const send = (rows: Row[], dryRun = false) =>
  api.call('importMenu', { token: admin.accessToken, body: { rows, dryRun } });

const outcomesOf = ({ rows }: ImportReport) => rows.map(({ outcome }) => outcome);

const menuNow = async () => (await api.call('listMenu', { token: admin.accessToken })).data;

const version = async () => (await api.db.doc('meta/menu').get()).get('version') as unknown;

const dishes = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ ...soup, name: `Soup ${n}` }));

describe('POST /menu/import', () => {
  it('creates dishes from rows without an _id, in order, under one new version', async () => {
    const answer = await send([
      { ...soup, _id: '', name: 'First' },
      { ...soup, name: 'Second' },
    ]);
    expect(answer).toMatchObject({ status: 200, data: { written: true } });
    expect(outcomesOf(answer.data)).toEqual(['created', 'created']);
    const menu = await menuNow();
    expect(menu.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect(menu.map(({ _id }) => _id)).toEqual(answer.data.rows.map(({ _id }) => _id));
    expect(await version()).toBe(1);
  });

  it('keeps the rows of a batch together, however quickly the next batch follows', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `Dish ${index}`);
    // The dashboard sends the last batch first, because new dishes come first.
    for (const first of [200, 100, 0]) {
      const batch = names.slice(first, first + 100);
      await send(batch.map((name) => ({ ...soup, name })));
    }
    expect((await menuNow()).map(({ name }) => name)).toEqual(names);
  });

  it('updates the dishes of rows with an _id, and leaves those with nothing new alone', async () => {
    const [one, two] = [await addDish(api, { admin }), await addDish(api, { admin })];
    const answer = await send([{ ...one, price: 9.5, name: ` ${one.name} ` }, two]);
    expect(outcomesOf(answer.data)).toEqual(['updated', 'unchanged']);
    expect(await menuNow()).toEqual([two, { ...one, price: 9.5 }]);
    expect(await version()).toBe(3);
  });

  it('records every change, and nothing else', async () => {
    const dish = await addDish(api, { admin });
    const before = (await api.db.doc(`menu/${dish._id}`).get()).data();
    const { data } = await send([
      { ...dish, price: 9.5 },
      { ...soup, name: 'New' },
    ]);
    await send([{ ...dish, price: 9.5 }]);
    const newId = data.rows[1]?._id ?? '';
    const after = (await api.db.doc(`menu/${dish._id}`).get()).data();
    const created = (await api.db.doc(`menu/${newId}`).get()).data();
    const common = { who: admin.uid, what: 'menu.import', when: expect.anything() as unknown };
    const { [`${dish._id}_1`]: addition, ...imported } = await storedAudit(api);
    expect(addition).toMatchObject({ what: 'menu.create' });
    expect(imported).toEqual({
      [`${dish._id}_2`]: { ...common, target: dish._id, before, after },
      [`${newId}_2`]: { ...common, target: newId, before: null, after: created },
    });
  });

  it('reports the same in a dry run, and writes nothing', async () => {
    const dish = await addDish(api, { admin });
    const rows = [{ ...dish, price: 9.5 }, dish, { ...soup, name: 'New' }, { ...soup, price: 0 }];
    const before = await snapshotStores(api);
    const { data } = await send(
      rows.filter((_, index) => index !== 1),
      true,
    );
    expect(data.written).toBe(false);
    expect(outcomesOf(data)).toEqual(['updated', 'created', 'refused']);
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('writes nothing at all when one row is refused', async () => {
    const before = await snapshotStores(api);
    const { data } = await send([
      { ...soup, name: 'Good' },
      { ...soup, price: -1 },
    ]);
    expect(data).toMatchObject({
      written: false,
      rows: [{ outcome: 'created' }, { outcome: 'refused', errors: { price: /0.01/ } }],
    });
    expect(await snapshotStores(api)).toEqual(before);
  });

  it.each([
    ['a negative price', { price: -5 }, 'price'],
    ['a blank price', { price: '' }, 'price'],
    ['no price', { price: undefined }, 'price'],
    ['a price of zero', { price: 0 }, 'price'],
    ['a price in words', { price: 'nine' }, 'price'],
    ['a price that is a string', { price: '9.5' }, 'price'],
    ['a third decimal', { price: 9.999 }, 'price'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['a long name', { name: 'n'.repeat(121) }, 'name'],
    ['an unknown category', { category: 'burger' }, 'category'],
    ['a recipe that cannot be displayed', { recipe: 'a\u202eb' }, 'recipe'],
    ['a picture from elsewhere', { image: 'http://pictures.test/a.png' }, 'image'],
    ['an unknown _id', { _id: 'nothing-like-it' }, '_id'],
    ['an invalid _id', { _id: '../users' }, '_id'],
    ['an _id reserved by Firestore', { _id: '__x__' }, '_id'],
  ])('refuses a row with %s, and names its column', async (_, changes, column) => {
    const { data } = await send([{ ...soup, ...changes }]);
    expect(data).toMatchObject({ written: false, rows: [{ outcome: 'refused' }] });
    expect(Object.keys(data.rows[0]?.errors ?? {})).toEqual([column]);
    expect(await menuNow()).toEqual([]);
  });

  it('creates a dish without a recipe and a picture once, with an empty plate', async () => {
    const { name, category, price } = soup;
    const bare = { name, category, price };
    expect(outcomesOf((await send([{ ...bare, recipe: '', image: ' ' }])).data)).toEqual([
      'created',
    ]);
    const dish = { recipe: '', image: '/dish-art/plated/empty-soup.webp' };
    expect(await menuNow()).toMatchObject([dish]);
    expect(outcomesOf((await send([bare])).data)).toEqual(['unchanged']);
  });

  it('keeps the recipe and the picture of a dish whose row has none', async () => {
    const { recipe, image, ...dish } = await addDish(api, { admin });
    const rows = [{ ...dish, recipe: ' ', image: '', price: 9 }];
    expect(outcomesOf((await send(rows)).data)).toEqual(['updated']);
    expect(outcomesOf((await send([{ ...dish, price: 9 }])).data)).toEqual(['unchanged']);
    expect(await menuNow()).toEqual([{ ...dish, recipe, image, price: 9 }]);
  });

  const declaring: Partial<NewMenuItem> = {
    diets: ['vegan'],
    allergens: ['celery'],
    optionGroups: ['toppings'],
    load: 2,
  };

  it('keeps the fields that a row has no column for, and unsets those whose cell is empty', async () => {
    await saveGroup(api, { admin });
    const { _id, ...dish } = await addDish(api, { admin, ...declaring });
    const row = { _id, ...soup };
    expect(outcomesOf((await send([row])).data)).toEqual(['unchanged']);
    const same = { diets: 'Vegan', allergens: ' celery', options: 'toppings', load: '2' };
    expect(outcomesOf((await send([{ ...row, ...same }])).data)).toEqual(['unchanged']);

    expect(outcomesOf((await send([{ ...row, price: 9, load: '' }])).data)).toEqual(['updated']);
    const { load, ...rest } = dish;
    expect(load).toBe(2);
    expect(await menuNow()).toEqual([{ _id, ...rest, price: 9 }]);

    await send([{ ...row, diets: '', allergens: 'none', options: '' }]);
    expect(await menuNow()).toEqual([{ _id, ...soup, allergens: [] }]);
    expect((await api.db.doc(`menu/${_id}`).get()).data()).not.toHaveProperty('diets');
  });

  it('creates dishes with all that their rows declare', async () => {
    await saveGroup(api, { admin });
    const row = { ...soup, diets: 'vegan', allergens: 'celery', options: 'toppings', load: 2 };
    expect(outcomesOf((await send([row])).data)).toEqual(['created']);
    expect(await menuNow()).toMatchObject([{ ...soup, ...declaring }]);
    expect(outcomesOf((await send([row])).data)).toEqual(['unchanged']);
  });

  it.each([
    ['an unknown diet', { diets: 'vegan|paleo' }, ['diets'], /“paleo” isn't one of the diets/],
    ['an unknown allergen', { allergens: 'dairy' }, ['allergens'], /“dairy” isn't one of/],
    ['unknown options', { options: 'toppings|sauces' }, ['options'], /no options “sauces”/],
    ['a load in words', { load: 'much' }, ['load'], /whole number from 0 to 20/],
    [
      'a contradiction',
      { diets: 'vegan', allergens: 'milk' },
      ['diets', 'allergens'],
      /A vegan dish can't contain milk/,
    ],
  ])('refuses a row with %s, and names what to look at', async (_, cells, columns, words) => {
    await saveGroup(api, { admin });
    const { data } = await send([{ ...soup, ...cells }]);
    expect(data).toMatchObject({ written: false, rows: [{ outcome: 'refused' }] });
    const errors = data.rows[0]?.errors ?? {};
    expect(Object.keys(errors)).toEqual(columns);
    for (const message of Object.values(errors)) expect(message).toMatch(words);
    expect(await menuNow()).toEqual([]);
  });

  it('brings sizes, and keeps the ID and the load of a size with the same name', async () => {
    const sizes = 'Small=9.50|Large=12';
    const { data } = await send([{ ...soup, price: '', sizes }]);
    const [_id = ''] = data.rows.map((row) => row._id ?? '');
    const small = { id: 'small', name: 'Small', cents: 950 };
    const large = { id: 'large', name: 'Large', cents: 1200 };
    expect(await menuNow()).toMatchObject([{ price: 9.5, sizes: [small, large] }]);
    const renamed = { ...small, name: 'Cup', load: 2 };
    const token = admin.accessToken;
    const body = { sizes: [renamed, large] };
    await api.call('updateMenuItem', { token, params: { id: _id }, body });
    const row = { ...soup, _id, price: '', sizes: 'CUP=8|Small=10|Large=12' };
    expect(outcomesOf((await send([row])).data)).toEqual(['updated']);
    const next = { id: 'small-2', name: 'Small', cents: 1000 };
    const cup = { ...renamed, name: 'CUP', cents: 800 };
    expect(await menuNow()).toMatchObject([{ price: 8, sizes: [cup, next, large] }]);
    const words = 'This dish has sizes: change their prices.';
    const wrong = (await send([{ ...soup, _id, price: 9 }])).data.rows;
    expect(wrong).toEqual([{ outcome: 'refused', errors: { price: words } }]);
    const dearer = { ...row, price: 8, sizes: 'CUP=9|Small=10|Large=12' };
    expect((await send([dearer])).data.rows[0]?.errors?.['price']).toContain('Leave it empty');
    const outdated = (await send([{ ...row, version: 'v1', sizes: '', price: 8 }])).data.rows[0];
    expect(outdated?.errors?.['sizes']).toContain('The sizes on the menu are now “CUP=8');
    expect(outcomesOf((await send([{ ...soup, _id, sizes: '' }])).data)).toEqual(['updated']);
    expect((await menuNow())[0]).not.toHaveProperty('sizes');
  });

  it('refuses a contradiction of which the dish has one half already', async () => {
    const dish = await addDish(api, { admin, diets: ['vegan'] });
    const { data } = await send([{ ...soup, _id: dish._id, allergens: 'milk' }]);
    expect(Object.keys(data.rows[0]?.errors ?? {})).toEqual(['diets', 'allergens']);
    expect(await menuNow()).toEqual([dish]);
  });

  it('refuses a second row for the same dish, whether existing or new', async () => {
    const dish = await addDish(api, { admin });
    const { data } = await send([dish, { ...dish, price: 1 }, dishes(1), dishes(1)].flat());
    expect(data.rows.map(({ errors = {} }) => Object.keys(errors))).toEqual([
      ...[[], ['_id'], [], ['name']],
    ]);
    expect(await menuNow()).toEqual([dish]);
  });

  it.each([
    ['no rows', { rows: [], dryRun: true }, 'rows'],
    ['101 rows', { rows: dishes(101), dryRun: true }, 'rows'],
    ['an unknown column', { rows: [{ ...soup, discount: 5 }], dryRun: true }, 'rows'],
    ['a cell that is a list', { rows: [{ ...soup, name: ['a'] }], dryRun: true }, 'rows'],
    ['rows that are not a list', { rows: 'all', dryRun: true }, 'rows'],
    ['no dryRun', { rows: [soup] }, 'dryRun'],
    ['a dryRun in words', { rows: [soup], dryRun: 'no' }, 'dryRun'],
  ])('refuses a call with %s', async (_, body, field) => {
    const answer = await api.call('importMenu', { token: admin.accessToken, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });

  it('takes a hundred of the longest dishes, and no body over 1 MiB', async () => {
    const longest = Array.from({ length: 100 }, (_, n) => ({
      name: `${100 + n}${'味'.repeat(117)}`,
      recipe: '味'.repeat(2000),
      price: 9.5,
      category: 'soup',
      image: `https://a.test/${'a'.repeat(2048 - 15)}`,
    }));
    expect((await send(longest)).data.written).toBe(true);
    expect(await menuNow()).toHaveLength(100);
    const tooLarge = await send([{ ...soup, recipe: 'r'.repeat(1024 * 1024) }]);
    expect(tooLarge).toMatchObject({ status: 413, error: { code: 'TOO_LARGE' } });
  });

  it('decides again when a dish changes between reading and writing', async () => {
    const dish = await addDish(api, { admin });
    const params = { id: dish._id };
    const answers = await Promise.all([
      ...[1, 2, 3].map((price) => send([{ ...dish, price }])),
      api.call('updateMenuItem', { token: admin.accessToken, params, body: { name: 'Other' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(Object.keys(await storedAudit(api))).toHaveLength(5);
    expect(await version()).toBe(5);
  });
});

describe('an import that is repeated', () => {
  /** Sends the rows in batches, as the dashboard does, until the process has made this many commits. */
  async function importUntilDeath(rows: Row[], commits: number): Promise<void> {
    const clients = connectCrashingClients(commits);
    const served = await serve(createApp(realDeps(clients)));
    for (let start = 0; start < rows.length && !clients.hasCrashed(); start += 50) {
      const body = { rows: rows.slice(start, start + 50), dryRun: false };
      await callApi(served.origin, 'importMenu', { token: admin.accessToken, body });
    }
    expect(clients.hasCrashed()).toBe(true);
    await served.close();
    await clients.disconnect();
  }

  const count = async () => (await api.db.collection('menu').count().get()).data().count;

  it('makes 500 dishes after it has broken off at row 250', async () => {
    const rows = dishes(500);
    await importUntilDeath(rows, 5);
    expect(await count()).toBe(250);
    const outcomes = [];
    // The rows are split differently than before: a dish is recognized by its row.
    for (let start = 0; start < rows.length; start += 100) {
      outcomes.push(...outcomesOf((await send(rows.slice(start, start + 100))).data));
    }
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(250);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(250);
    expect(await count()).toBe(500);
    expect(Object.keys(await storedAudit(api))).toHaveLength(500);
  });

  it('makes no dish twice when the same rows arrive ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(dishes(20))));
    expect(answers.every(({ data }) => data.written)).toBe(true);
    expect(await count()).toBe(20);
    expect(await version()).toBe(1);
  });

  it('undoes no edit made in between', async () => {
    const { data } = await send(dishes(1));
    const params = { id: data.rows[0]?._id ?? '' };
    const token = admin.accessToken;
    await api.call('updateMenuItem', { token, params, body: { price: 1 } });
    expect(outcomesOf((await send(dishes(1))).data)).toEqual(['unchanged']);
    expect(await menuNow()).toMatchObject([{ price: 1 }]);
  });
});
