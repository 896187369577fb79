import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { NewOptionGroup } from '@thymely/contract/options/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const save = (body: unknown, id = 'toppings') =>
  api.call('saveOptionGroup', { token: admin.accessToken, params: { id }, body });

const remove = (id = 'toppings') =>
  api.call('deleteOptionGroup', { token: admin.accessToken, params: { id } });

const list = async () => (await api.call('listOptionGroups')).data;

const version = async () => (await api.db.doc('meta/menu').get()).get('version') as unknown;

describe('a group of options', () => {
  it('is created and replaced by the same call, and raises the version of the menu', async () => {
    expect((await save(toppings)).data).toEqual({ _id: 'toppings', ...toppings });
    const replaced = { ...toppings, name: 'Extras', choices: toppings.choices.slice(1) };
    expect((await save(replaced)).data).toEqual({ _id: 'toppings', ...replaced });
    expect(await list()).toEqual([{ _id: 'toppings', ...replaced }]);
    expect(await version()).toBe(2);
  });

  it('requirement 40: changes nothing when it is saved again', async () => {
    await save(toppings);
    const before = await snapshotStores(api);
    expect(await save(toppings)).toMatchObject({ status: 200, data: { _id: 'toppings' } });
    expect(await snapshotStores(api)).toEqual(before);
  });

  it.each(['none', 'new'])('cannot have the ID %s, which means something else', async (id) => {
    expect((await save(toppings, id)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('is listed among the others by its name', async () => {
    await saveGroup(api, { admin, id: 'a', name: 'Sizes' });
    await saveGroup(api, { admin, id: 'b', name: 'éxtras' });
    await saveGroup(api, { admin, id: 'c', name: 'Dressing' });
    expect((await list()).map(({ name }) => name)).toEqual(['Dressing', 'éxtras', 'Sizes']);
  });

  it('is skipped if it does not match the contract, and can be replaced and deleted', async () => {
    await saveGroup(api, { admin, id: 'sizes' });
    for (const id of ['broken', 'other']) {
      await api.db.doc(`optionGroups/${id}`).set({ name: 7, choices: [] });
    }
    await saveGroup(api, { admin, id: 'other' });
    expect((await list()).map(({ _id }) => _id)).toEqual(['other', 'sizes']);
    expect(await remove('broken')).toMatchObject({ status: 200 });
    expect(await remove('broken')).toMatchObject({ status: 404 });
  });

  it('is returned from one reading of the menu, with an entity tag', async () => {
    await save(toppings);
    const answer = await api.call('listOptionGroups');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const tag = answer.headers.get('etag') ?? '';
    const known = () => api.call('listOptionGroups', { headers: { 'if-none-match': `W/${tag}` } });
    expect(await known()).toMatchObject({ status: 304, text: '' });
    await save({ ...toppings, name: 'Extras' });
    expect(await known()).toMatchObject({ status: 200, data: [{ name: 'Extras' }] });
  });

  it('requirement 54: can be requested by name only while a dish names it', async () => {
    await save(toppings);
    const naming = (id: string) => api.call('listOptionGroups', { query: { naming: id } });
    const unnamed = {
      status: 400,
      error: { fields: { naming: 'No dish has these options.' } },
    };
    expect(await naming('toppings')).toMatchObject(unnamed);
    const dish = await addDish(api, { admin, optionGroups: ['toppings'] });
    expect(await naming('toppings')).toMatchObject({ status: 200, data: [{ _id: 'toppings' }] });
    // Only a dish still names the group, so whoever asks for it has seen the dish.
    await api.db.doc('optionGroups/toppings').delete();
    await api.db.doc('meta/menu').update({ version: 99 });
    expect(await naming('toppings')).toMatchObject({ status: 200, data: [] });
    const { reads } = api.counts;
    for (const id of ['other', 'anything', dish._id])
      expect(await naming(id)).toMatchObject(unnamed);
    expect(api.counts.reads).toBe(reads + 3);
  });

  it('goes on record completely with its change', async () => {
    await save(toppings);
    const created = (await api.db.doc('optionGroups/toppings').get()).data();
    await save({ ...toppings, max: 1 });
    const replaced = (await api.db.doc('optionGroups/toppings').get()).data();
    expect(replaced?.['createdAt']).toEqual(created?.['createdAt']);
    await remove();
    const common = { who: admin.uid, target: 'toppings' };
    const entries = Object.values(await storedAudit(api));
    const what = 'option-group.save';
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining(
        [
          { what, before: null, after: created },
          { what, before: created, after: replaced },
          { what: 'option-group.delete', before: replaced, after: null },
        ].map((entry) => expect.objectContaining({ ...common, ...entry }) as unknown),
      ),
    );
  });
});

describe('requirement 12: a group of options', () => {
  const [choice] = toppings.choices;
  const sixty = Array.from({ length: 60 }, (_, n) => ({ ...choice, id: `c${n}` }));

  it.each<[string, Partial<NewOptionGroup>]>([
    ['sixty choices of which all must be chosen', { min: 60, max: 60, choices: sixty as never }],
    ['choices that can be taken ten times', { max: 30, maxEach: 10 }],
    ['one choice', { min: 1, max: 1, choices: toppings.choices.slice(0, 1) }],
    ['a name of 60 characters', { name: 'n'.repeat(60) }],
  ])('requirement 12: is accepted with %s', async (_, own) => {
    expect(await save({ ...toppings, ...own })).toMatchObject({ status: 200 });
  });

  it.each<[string, object, string]>([
    ['no choice', { max: 0, choices: [] }, 'choices'],
    ['61 choices', { choices: [...sixty, choice] }, 'choices'],
    ['more portions than its choices allow', { max: 7, maxEach: 2 }, 'max'],
    ['choices that can be taken eleven times', { maxEach: 11 }, 'maxEach'],
    ['choices that can be taken no times', { maxEach: 0 }, 'maxEach'],
    ['two choices of one ID', { choices: [choice, choice] }, 'choices'],
    ['min above max', { min: 2, max: 1 }, 'max'],
    ['max above the choices', { max: 4 }, 'max'],
    ['nothing to choose', { min: 0, max: 0 }, 'max'],
    ['half a choice', { min: 0.5 }, 'min'],
    ['more defaults than max', { choices: toppings.choices.map(chosen) }, 'choices'],
    ['a choice that costs half a cent', { choices: [{ ...choice, cents: 0.5 }] }, 'choices'],
    ['a choice over $1,000', { choices: [{ ...choice, cents: 100_001 }] }, 'choices'],
    ['a choice that is paid out', { choices: [{ ...choice, cents: -1 }] }, 'choices'],
    ['a choice of an odd ID', { choices: [{ ...choice, id: 'a b' }] }, 'choices'],
    ['an unknown allergen', { choices: [{ ...choice, allergens: ['love'] }] }, 'choices'],
    ['a name of 61 characters', { name: 'n'.repeat(61) }, 'name'],
    ['an unknown field', { price: 1 }, 'price'],
  ])('requirement 12: is refused with %s', async (_, own, field) => {
    const before = await snapshotStores(api);
    const answer = await save({ ...toppings, ...own });
    expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    expect(Object.keys(answer.error.fields ?? {})).toContain(field);
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('requirement 12: is refused with a choice whose diets and allergens contradict each other', async () => {
    const feta = { ...choice, name: 'Feta', diets: ['vegan'], allergens: ['milk', 'eggs'] };
    const message = "Feta: A vegan choice can't contain milk or eggs.";
    const answer = await save({ ...toppings, max: 1, choices: [feta] });
    expect(answer).toMatchObject({ status: 400, error: { fields: { choices: message } } });
    expect(await list()).toEqual([]);
  });

  it('requirement 12: can be changed, but not added, if there are 200 groups', async () => {
    const batch = api.db.batch();
    for (let n = 1; n < 200; n++) batch.set(api.db.doc(`optionGroups/g${n}`), toppings);
    await batch.commit();
    expect(await save(toppings)).toMatchObject({ status: 200 });
    expect(await save(toppings, 'one-more')).toMatchObject({ status: 409 });
    expect(await save({ ...toppings, name: 'Extras' })).toMatchObject({ status: 200 });
  });
});

function chosen<Choice>(choice: Choice) {
  return { ...choice, isDefault: true };
}

describe('a group that a dish names', () => {
  const named = (own: object = {}) => addDish(api, { admin, optionGroups: ['toppings'], ...own });

  it('cannot be deleted, and the refusal names the dishes', async () => {
    await save(toppings);
    const dish = await named({ name: 'Garden Bowl' });
    const before = await snapshotStores(api);
    expect(await remove()).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', message: '“Garden Bowl” still has these options.' },
    });
    expect(await snapshotStores(api)).toEqual(before);
    await named({ name: 'Minestrone' });
    const two = await remove();
    expect(two.error.message).toMatch(/^“.+” and “.+” still have these options\.$/);
    await removeAll(dish);
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it('gets a short refusal even if a dozen dishes name it', async () => {
    await save(toppings);
    await Promise.all(Array.from({ length: 12 }, (_, n) => named({ name: `Dish ${n}` })));
    const { message } = (await remove()).error;
    expect(message.match(/“/g)).toHaveLength(10);
    expect(message).toContain('and other dishes still have these options.');
  });

  async function removeAll(first: MenuItem): Promise<void> {
    const [other] = (await api.call('listMenu')).data.filter(({ _id }) => _id !== first._id);
    const token = admin.accessToken;
    // The group is taken off one dish, and the other dish is deleted.
    const cleared = { token, params: { id: first._id }, body: { optionGroups: null } };
    expect(await api.call('updateMenuItem', cleared)).toMatchObject({ status: 200 });
    await api.call('deleteMenuItem', { token, params: { id: other?._id ?? '' } });
  }
});
