import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuLimits } from '@thymely/contract/menu/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
/** The newest first, as GET /menu lists them. */
let dishes: MenuItem[];
let ids: string[];

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  for (const name of ['Three', 'Two', 'One']) await addDish(api, { admin, name });
  await addDish(api, { admin, name: 'Pizza', category: 'pizza' });
  dishes = (await listed()).filter(({ category }) => category === 'soup');
  ids = dishes.map(({ _id }) => _id);
});

const listed = async () => (await api.call('listMenu')).data;

const params = { category: 'soup' };

const arrange = (ordered: readonly unknown[], version?: string | null) =>
  api.call('saveMenuOrder', {
    token: admin.accessToken,
    params,
    body: { ids: ordered },
    ...(version && { headers: { 'if-match': version } }),
  });

const order = () => api.call('getMenuOrder', { token: admin.accessToken, params });

/** The names and positions of the soups, as GET /menu lists them. */
const positions = async () =>
  (await listed())
    .filter(({ category }) => category === 'soup')
    .map(({ name, position }) => [name, position]);

describe('the order of the dishes of a category', () => {
  it('is in the positions of GET /menu, which stays newest first; an empty list takes it back', async () => {
    const before = await listed();
    expect((await order()).data).toEqual({ ids: [] });
    const [one, two, three] = ids;
    const saved = await arrange([three, one]);
    expect(saved).toMatchObject({ status: 200, data: { ids: [three, one] } });
    expect(await positions()).toEqual([
      ['One', 1],
      ['Two', undefined],
      ['Three', 0],
    ]);
    const read = await order();
    expect(read.data).toEqual({ ids: [three, one] });
    expect(read.headers.get('etag')).toBe(saved.headers.get('etag'));
    const inFile = (await api.call('exportMenu', { token: admin.accessToken })).text;
    const places = ['Three', 'One', 'Two', 'Pizza'].map((name) => inFile.indexOf(`,${name},`));
    expect(places.slice(0, 3)).toEqual(places.slice(0, 3).toSorted((a, b) => a - b));
    expect((await api.call('getMenuItem', { params: { id: two ?? '' } })).data).toEqual(dishes[1]);
    await arrange([]);
    expect(await listed()).toEqual(before);
  });

  it('is without what was deleted or moved, and what is new comes after it', async () => {
    await arrange(ids);
    const token = admin.accessToken;
    const [one = '', two = '', three = ''] = ids;
    await api.call('deleteMenuItem', { token, params: { id: one } });
    const body = { category: 'pizza' };
    await api.call('updateMenuItem', { token, params: { id: two }, body });
    await addDish(api, { admin, name: 'New' });
    expect(await positions()).toEqual([
      ['New', undefined],
      ['Three', 0],
    ]);
    expect((await listed()).find(({ _id }) => _id === two)?.position).toBeUndefined();
    expect((await order()).data).toEqual({ ids: [three] });
  });

  it('keeps the place of a dish that rests', async () => {
    await arrange(ids);
    const token = admin.accessToken;
    const rest = (resting: boolean) =>
      api.call('updateMenuItem', { token, params: { id: ids[0] ?? '' }, body: { resting } });
    await rest(true);
    expect((await order()).data).toEqual({ ids });
    await rest(false);
    expect((await positions())[0]).toEqual(['One', 0]);
  });

  it('is refused to the second of two owners, who gets the present list and can send it on top', async () => {
    const version = (await order()).headers.get('etag');
    const [one, two, three] = ids;
    await arrange([two, one, three], version);
    const before = await snapshotStores(api);
    const second = await arrange([three, two, one], version);
    expect(second).toMatchObject({
      status: 409,
      error: {
        message: 'Someone else has arranged these dishes in the meantime.',
        current: { ids: [two, one, three] },
      },
    });
    expect(await snapshotStores(api)).toEqual(before);
    // The same list again is a repeated call whose answer got lost.
    expect(await arrange([two, one, three], version)).toMatchObject({ status: 200 });
    expect(await snapshotStores(api)).toEqual(before);
    expect(await arrange([three, two, one], second.headers.get('etag'))).toMatchObject({
      status: 200,
    });
  });

  it('of ten lists at once with one version, exactly one is saved', async () => {
    const version = (await order()).headers.get('etag');
    const lists = Array.from({ length: 10 }, (_, n) => [ids[n % 3], ids[(n + 1) % 3]]);
    const answers = await Promise.all(lists.map((list) => arrange(list, version)));
    const saved = answers.filter(({ status }) => status === 200);
    const same = JSON.stringify((await order()).data.ids);
    expect(saved).not.toHaveLength(0);
    // Equal lists are one list.
    expect(saved.every(({ data }) => JSON.stringify(data.ids) === same)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('names dishes of the category only, each once, and not too many', async () => {
    const pizza = (await listed()).find(({ category }) => category === 'pizza')?._id;
    const before = await snapshotStores(api);
    const many = Array.from({ length: menuLimits.dishesArranged + 1 }, (_, n) => `dish-${n}`);
    const refused: [unknown[], string][] = [
      [[ids[0], 'gone'], '1 of these dishes is no longer in this category.'],
      [[ids[0], 'gone', pizza], '2 of these dishes are no longer in this category.'],
      [[ids[0], ids[0]], 'The order of a category names each dish only once.'],
      [many, 'The order of a category is a list of up to 2000 dishes by their IDs.'],
    ];
    for (const [list, message] of refused) {
      const answer = await arrange(list);
      expect(answer).toMatchObject({ status: 400, error: { fields: { ids: message } } });
    }
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('is on record with the dishes whose places changed', async () => {
    await arrange(ids);
    const [one, two, three] = ids;
    await arrange([one, three, two]);
    const entries = Object.values(await storedAudit(api)).filter(
      ({ what }) => what === 'menu.arrange',
    );
    const facts = entries.map(({ target, before, after }) => ({ target, before, after }));
    expect(facts).toContainEqual({
      target: 'soup',
      before: { ids: [], dishes: '' },
      after: { ids, dishes: '1. One, 2. Two, 3. Three' },
    });
    expect(facts).toContainEqual({
      target: 'soup',
      before: { ids, dishes: '2. Two, 3. Three' },
      after: { ids: [one, three, two], dishes: '2. Three, 3. Two' },
    });
  });
});
