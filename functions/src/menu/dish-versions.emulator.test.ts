import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let dish: MenuItem;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  dish = await addDish(api, { admin });
});

const get = (headers: Record<string, string> = {}) =>
  api.call('getMenuItem', { token: admin.accessToken, params: { id: dish._id }, headers });

const tagNow = async () => (await get()).headers.get('etag') ?? '';

const ifMatch = (tag: string | undefined) => (tag === undefined ? {} : { 'if-match': tag });

const update = (body: object, tag?: string) =>
  api.call('updateMenuItem', {
    token: admin.accessToken,
    params: { id: dish._id },
    body,
    headers: ifMatch(tag),
  });

const remove = (tag?: string) =>
  api.call('deleteMenuItem', {
    token: admin.accessToken,
    params: { id: dish._id },
    headers: ifMatch(tag),
  });

describe('requirement 39: two editors of one dish', () => {
  it('requirement 39: the second one is told, and gets the dish as it is now', async () => {
    const tag = await tagNow();
    await update({ price: 9.5 }, tag);
    const before = await snapshotStores(api);
    const second = await update({ name: 'Overwritten' }, tag);
    const current = { ...dish, price: 9.5 };
    expect(second).toMatchObject({ status: 409, error: { code: 'CONFLICT', current } });
    expect(second.error.current).toEqual(current);
    expect(await snapshotStores(api)).toEqual(before);
    // The refusal carries the version that it shows: keeping one's own needs no further lookup.
    const again = await update({ name: 'On purpose' }, second.headers.get('etag') ?? '');
    expect(again).toMatchObject({ status: 200, data: { ...current, name: 'On purpose' } });
  });

  it('requirement 39: exactly one of twenty changes at once wins', async () => {
    const tag = await tagNow();
    const prices = Array.from({ length: 20 }, (_, index) => 1 + index / 4);
    const answers = await Promise.all(prices.map((price) => update({ price }, tag)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = answers.find(({ status }) => status === 200);
    expect((await get()).data).toEqual(winner?.data);
  });

  it('requirement 39: nobody deletes a dish that has changed since they saw it', async () => {
    const tag = await tagNow();
    await update({ price: 9.5 });
    const refused = await remove(tag);
    expect(refused).toMatchObject({ status: 409, error: { current: { ...dish, price: 9.5 } } });
    expect(await remove(refused.headers.get('etag') ?? '')).toMatchObject({ status: 200 });
    expect(await remove(tag)).toMatchObject({ status: 404 });
  });

  it('requirement 39: weak tags, lists of tags and * are understood', async () => {
    const tags = [(tag: string) => `W/${tag}`, (tag: string) => `"other", W/${tag}`, () => '*'];
    for (const [index, headerFor] of tags.entries()) {
      const changed = await update({ price: 1 + index }, headerFor(await tagNow()));
      expect(changed).toMatchObject({ status: 200, data: { price: 1 + index } });
    }
    expect(await remove('*')).toMatchObject({ status: 200 });
    expect(await update({ price: 1 }, '*')).toMatchObject({ status: 404 });
  });

  it.each(['', '"other"', 'W/"other"', 'other', '"*"'])(
    'requirement 39: %j matches no version',
    async (tag) => {
      expect(await update({ price: 1 }, tag)).toMatchObject({ status: 409 });
      expect(await remove(tag)).toMatchObject({ status: 409 });
      expect((await get()).data).toEqual(dish);
    },
  );

  it('requirement 39: a write without If-Match requires no version', async () => {
    await update({ price: 9.5 });
    expect(await update({ price: 1 })).toMatchObject({ status: 200 });
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it('requirement 40: an update that is repeated after its answer got lost succeeds', async () => {
    const tag = await tagNow();
    await update({ price: 9.5 }, tag);
    await update({ name: 'Changed by someone else since' });
    const before = await snapshotStores(api);
    const data = { price: 9.5, name: 'Changed by someone else since' };
    expect(await update({ price: 9.5 }, tag)).toMatchObject({ status: 200, data });
    expect(await snapshotStores(api)).toEqual(before);
  });
});

describe('the version of a dish', () => {
  it('is in the answer to every write, and is the one that the next reader gets', async () => {
    const { accessToken: token } = admin;
    const created = await api.call('createMenuItem', { token, body: { ...soup, name: ' New ' } });
    const params = { id: created.data._id };
    const tagOf = async () => (await api.call('getMenuItem', { params })).headers.get('etag');
    expect(created.headers.get('etag')).toBe(await tagOf());
    const body = { price: 0.07, recipe: ' Trimmed. ' };
    const changed = await api.call('updateMenuItem', { token, params, body });
    expect(changed.headers.get('etag')).toBe(await tagOf());
    expect(changed.headers.get('etag')).not.toBe(created.headers.get('etag'));
    expect(changed.headers.get('etag')).toMatch(/^"v[\w-]{21}"$/);
  });

  it('lets those who know it skip the dish itself', async () => {
    const tag = await tagNow();
    expect(await get({ 'if-none-match': `W/${tag}` })).toMatchObject({ status: 304, text: '' });
    await update({ price: 9.5 });
    expect(await get({ 'if-none-match': tag })).toMatchObject({ status: 200 });
  });

  it('changes with every edit, however it is made', async () => {
    const tag = await tagNow();
    await api.db.doc(`menu/${dish._id}`).update({ priceCents: 1 });
    expect(await tagNow()).not.toBe(tag);
    expect(await update({ price: 2 }, tag)).toMatchObject({ status: 409 });
  });

  it('does not make the menu any larger', async () => {
    const [{ text, data }, dish] = [await api.call('listMenu'), (await get()).data];
    expect(data).toEqual([dish]);
    expect(text).toHaveLength(JSON.stringify([dish]).length);
  });
});
