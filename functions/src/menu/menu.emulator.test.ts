import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const update = (id: string, body: object) =>
  api.call('updateMenuItem', { token: admin.accessToken, params: { id }, body });

const remove = (id: string) =>
  api.call('deleteMenuItem', { token: admin.accessToken, params: { id } });

describe('the menu', () => {
  it('is listed newest first, and by category', async () => {
    const first = await addDish(api, { admin, name: 'First', category: 'pizza' });
    const second = await addDish(api, { admin, name: 'Second' });
    const third = await addDish(api, { admin, name: 'Third', category: 'pizza' });
    expect((await api.call('listMenu')).data).toEqual([third, second, first]);
    const pizzas = await api.call('listMenu', { query: { category: 'pizza' } });
    expect(pizzas.data).toEqual([third, first]);
    expect((await api.call('listMenu', { query: { category: 'drinks' } })).data).toEqual([]);
    const unknown = await api.call('listMenu', { query: { category: 'burger' } });
    expect(unknown).toMatchObject({ status: 400, error: { fields: { category: /one of/ } } });
  });

  it('stores money in cents, and when a dish was created and last changed', async () => {
    const dish = await addDish(api, { admin, price: 8.2 });
    const stored = (await api.db.doc(`menu/${dish._id}`).get()).data();
    expect(stored).toEqual({
      name: soup.name,
      recipe: soup.recipe,
      image: soup.image,
      category: soup.category,
      priceCents: 820,
      createdAt: expect.anything() as unknown,
      updatedAt: expect.anything() as unknown,
    });
  });

  it('answers with one dish by its id', async () => {
    const dish = await addDish(api, { admin });
    const found = await api.call('getMenuItem', { params: { id: dish._id } });
    expect(found.data).toEqual(dish);
    expect(found.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const missing = await api.call('getMenuItem', { params: { id: 'nothing-like-it' } });
    expect(missing).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    expect(missing.headers.get('cache-control')).toContain('no-store');
  });

  it('changes the fields that are named, and no others', async () => {
    const dish = await addDish(api, { admin });
    const changed = await update(dish._id, { price: 9.5 });
    expect(changed).toMatchObject({ status: 200, data: { ...dish, price: 9.5 } });
    expect((await api.call('listMenu')).data).toEqual([{ ...dish, price: 9.5 }]);
    expect(await update(dish._id, {})).toMatchObject({ status: 400 });
  });

  it('never creates a dish through an update', async () => {
    expect(await update('nothing-like-it', { price: 9.5 })).toMatchObject({ status: 404 });
    expect((await api.db.collection('menu').get()).size).toBe(0);
  });

  it('removes a dish once', async () => {
    const dish = await addDish(api, { admin });
    expect(await remove(dish._id)).toMatchObject({ status: 200 });
    expect(await remove(dish._id)).toMatchObject({ status: 404 });
    expect((await api.call('listMenu')).data).toEqual([]);
  });

  it('raises its version with every write', async () => {
    const version = async () => (await api.db.doc('meta/menu').get()).get('version') as unknown;
    const dish = await addDish(api, { admin });
    expect(await version()).toBe(1);
    await update(dish._id, { price: 9.5 });
    expect(await version()).toBe(2);
    await remove(dish._id);
    expect(await version()).toBe(3);
    await remove(dish._id);
    await update(dish._id, { price: 9.5 });
    expect(await version()).toBe(3);
  });

  it('skips a document that does not match the contract, and keeps the others', async () => {
    const dish = await addDish(api, { admin });
    const broken = { name: 'No price', category: 'soup', createdAt: new Date() };
    await api.db.doc('menu/broken').set(broken);
    await api.db.doc('meta/menu').update({ version: 2 });
    expect((await api.call('listMenu')).data).toEqual([dish]);
    const answer = await api.call('getMenuItem', { params: { id: 'broken' } });
    expect(answer).toMatchObject({ status: 404 });
  });

  it('keeps a dish of a category that the restaurant no longer has, which can get another', async () => {
    const dish = await addDish(api, { admin });
    await api.db.doc(`menu/${dish._id}`).update({ category: 'gone' });
    await api.db.doc('meta/menu').update({ version: 2 });
    expect((await api.call('listMenu')).data).toEqual([{ ...dish, category: 'gone' }]);
    const refused = await update(dish._id, { category: 'gone' });
    expect(refused).toMatchObject({ status: 400, error: { fields: { category: /one of/ } } });
    expect(await update(dish._id, { category: 'pizza' })).toMatchObject({ status: 200 });
  });
});

describe('caching of the menu', () => {
  it('lets the CDN answer for a minute, and a browser ask again every time', async () => {
    const answer = await api.call('listMenu');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(answer.headers.get('vary')).toBe('Authorization, Accept-Encoding');
  });

  it('answers 304 for a known entity tag until something changes', async () => {
    const dish = await addDish(api, { admin });
    const tag = (await api.call('listMenu')).headers.get('etag') ?? '';
    const known = (ifNoneMatch: string) =>
      api.call('listMenu', { headers: { 'if-none-match': ifNoneMatch } });
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await known(header);
      expect(answer).toMatchObject({ status: 304, text: '' });
      expect(answer.headers.get('etag')).toBe(tag);
      expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    }
    await update(dish._id, { price: 9.5 });
    expect(await known(tag)).toMatchObject({ status: 200 });
  });

  it('never lets a call with an access token be answered from the CDN', async () => {
    const answer = await api.call('listMenu', { token: admin.accessToken });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('keeps everything that is not a public read out of every cache', async () => {
    const added = await api.call('createMenuItem', { token: admin.accessToken, body: soup });
    expect(added.headers.get('cache-control')).toBe('private, no-store');
    const refused = await api.call('createMenuItem', { body: soup });
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
  });
});
