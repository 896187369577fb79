import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { saveGroup } from '../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const declared = {
  diets: ['vegan', 'halal'],
  allergens: ['celery', 'sesame'],
  optionGroups: ['toppings', 'sizes'],
  load: 3,
  served: [{ days: ['mon', 'fri'], from: '11:30', to: '14:30' }],
  noticeMinutes: 2880,
} satisfies MenuItemChanges;

const update = (id: string, body: unknown) =>
  api.call('updateMenuItem', { token: admin.accessToken, params: { id }, body });

const stored = async (id: string) => (await api.db.doc(`menu/${id}`).get()).data() ?? {};

const shown = async (id: string) => (await api.call('getMenuItem', { params: { id } })).data;

async function addDeclared(): Promise<MenuItem> {
  for (const id of declared.optionGroups) await saveGroup(api, { admin, id });
  return addDish(api, { admin, ...declared });
}

describe('what a dish declares', () => {
  it('is stored, listed and answered only when it is set', async () => {
    const { _id } = await addDeclared();
    expect(await shown(_id)).toEqual({ _id, ...soup, ...declared });
    expect((await api.call('listMenu')).data).toEqual([{ _id, ...soup, ...declared }]);
    const plain = await addDish(api, { admin, diets: null, allergens: null, optionGroups: [] });
    expect(plain).toEqual({ _id: plain._id, ...soup });
    expect(Object.keys(await stored(plain._id)).sort()).toEqual(
      ['category', 'createdAt', 'image', 'name', 'priceCents', 'recipe', 'updatedAt'].sort(),
    );
  });

  it.each(['diets', 'allergens', 'optionGroups', 'load', 'served', 'noticeMinutes'] as const)(
    'is taken away by null: %s, and the dish stays on the menu',
    async (field) => {
      const { _id } = await addDeclared();
      const others = Object.entries(declared).filter(([name]) => name !== field);
      const changed = await update(_id, { [field]: null });
      expect(changed).toMatchObject({ status: 200 });
      expect(changed.data).toEqual({ _id, ...soup, ...Object.fromEntries(others) });
      expect(await stored(_id)).not.toHaveProperty(field);
      expect((await api.call('listMenu')).data).toEqual([changed.data]);
      const entry = Object.values(await storedAudit(api)).find(
        (each) => each['what'] === 'menu.update',
      );
      expect(entry?.['before']).toMatchObject({ [field]: declared[field] });
      expect(entry?.['after']).toEqual(await stored(_id));
    },
  );

  it('keeps an empty list apart from no list, except for options', async () => {
    const { _id } = await addDeclared();
    const none = { diets: [], allergens: [], optionGroups: [], load: 0, noticeMinutes: 0 };
    await update(_id, { served: null });
    const changed = await update(_id, none);
    expect(changed.data).toEqual({ _id, ...soup, diets: [], allergens: [], load: 0 });
    expect(await shown(_id)).toEqual(changed.data);
  });

  it('is compared by its content: the same in another order writes nothing', async () => {
    const { _id } = await addDeclared();
    const before = await snapshotStores(api);
    const again = { ...declared, diets: ['halal', 'vegan'], price: soup.price };
    expect(await update(_id, again)).toMatchObject({ status: 200 });
    expect(await snapshotStores(api)).toEqual(before);
    // The order of groups counts: diners are asked in it.
    const turned = { optionGroups: declared.optionGroups.toReversed() };
    expect((await update(_id, turned)).data.optionGroups).toEqual(['sizes', 'toppings']);
  });

  it('is part of the version, so that the next editor notices a change to it', async () => {
    const { _id } = await addDeclared();
    const tagNow = async () =>
      (await api.call('getMenuItem', { params: { id: _id } })).headers.get('etag');
    const tags = [await tagNow()];
    for (const change of [
      { diets: [] },
      { allergens: null },
      { optionGroups: null },
      { load: 1 },
      { served: null },
      { noticeMinutes: 60 },
    ]) {
      const changed = await update(_id, change);
      expect(changed.headers.get('etag')).toBe(await tagNow());
      tags.push(changed.headers.get('etag'));
    }
    expect(new Set(tags).size).toBe(7);
  });

  it('does not change the version of a dish that declares nothing', async () => {
    const { _id } = await addDish(api, { admin });
    const answer = await api.call('getMenuItem', { params: { id: _id } });
    expect(answer.headers.get('etag')).toBe('"vT96wUygXDBeWK2DB6xDMM"');
  });
});

describe('requirement 12: contradictions', () => {
  const message = "A vegan dish can't contain milk.";
  const fields = { diets: message, allergens: message };

  it('requirement 12: a vegan dish with milk is refused, and both fields are named', async () => {
    const before = await snapshotStores(api);
    const body = { ...soup, diets: ['vegan'], allergens: ['milk'] };
    const answer = await api.call('createMenuItem', { token: admin.accessToken, body });
    expect(answer).toMatchObject({ status: 400, error: { message } });
    expect(answer.error.fields).toEqual(fields);
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('requirement 12: a contradiction is refused also when only one of the two is sent', async () => {
    const vegan = await addDish(api, { admin, diets: ['vegan'] });
    const milky = await addDish(api, { admin, allergens: ['milk'] });
    const before = await snapshotStores(api);
    const answers = [
      await update(vegan._id, { allergens: ['milk'] }),
      await update(milky._id, { diets: ['vegan'] }),
    ];
    for (const { status, error } of answers)
      expect({ status, ...error.fields }).toEqual({ status: 400, ...fields });
    expect(await snapshotStores(api)).toEqual(before);
    const both = { diets: null, allergens: ['milk'] };
    expect(await update(vegan._id, both)).toMatchObject({ status: 200 });
  });
});

describe('the groups of options that a dish names', () => {
  it('must exist: an unknown one is refused, and named', async () => {
    const { _id } = await addDeclared();
    const before = await snapshotStores(api);
    const optionGroups = ['toppings', 'nothing-like-it'];
    const fields = { optionGroups: 'There are no options “nothing-like-it”.' };
    const token = admin.accessToken;
    const refused = [
      await update(_id, { optionGroups }),
      await api.call('createMenuItem', { token, body: { ...soup, optionGroups } }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 400, error: { fields } });
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('may be gone: the rest of the dish can still be changed', async () => {
    const { _id } = await addDeclared();
    await api.db.doc('optionGroups/sizes').delete();
    const { optionGroups } = declared;
    expect(await update(_id, { price: 9.5, optionGroups })).toMatchObject({ status: 200 });
    expect(await update(_id, { optionGroups: optionGroups.toReversed() })).toMatchObject({
      status: 400,
    });
  });
});
