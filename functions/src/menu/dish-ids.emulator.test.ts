import type { ImportedRow, MenuItem } from '@thymely/contract/menu/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { contentIdOf } from './dish-content.ts';
import { createMenuStore } from './menu.firestore.ts';
import { newDishId, shortIdOf } from './new-dish-id.ts';

let client: Emulators;
let api: TestApi;
let admin: Person;
/** The ids that the next new dishes get, before random ones. */
let nextIds: string[];
/** Whether all imported dishes would get the same short id. */
let importsCollide: boolean;

beforeAll(async () => {
  client = connectEmulators();
  const ids = {
    newId: () => nextIds.shift() ?? newDishId(),
    shortIdOf: (contentId: string) => (importsCollide ? 'k3x9q2ab' : shortIdOf(contentId)),
  };
  api = await startTestApi({ menu: createMenuStore(client.db, ids) });
});
afterAll(() => Promise.all([api.close(), client.disconnect()]));

beforeEach(async () => {
  [nextIds, importsCollide] = [[], false];
  await api.clear();
  admin = await signUpAdmin(api);
});

const menuNow = async () => (await api.call('listMenu', { token: admin.accessToken })).data;

async function importRows(...names: string[]): Promise<ImportedRow[]> {
  const rows = names.map((name) => ({ ...soup, name }));
  const body = { rows, dryRun: false };
  const { data } = await api.call('importMenu', { token: admin.accessToken, body });
  expect(data.written).toBe(true);
  return data.rows;
}

const deleteDish = ({ _id: id = '' }: { _id?: string | undefined }) =>
  api.call('deleteMenuItem', { token: admin.accessToken, params: { id } });

describe('the id of a new dish', () => {
  it('is short, and so is the address of its page', async () => {
    expect((await addDish(api, { admin }))._id).toMatch(/^[a-z0-9]{8}$/);
    const [row] = await importRows('Imported');
    expect(row).toMatchObject({
      outcome: 'created',
      _id: expect.stringMatching(/^[a-z0-9]{8}$/) as string,
    });
  });

  it.each([
    ['', {}],
    [', with a key', { 'idempotency-key': 'one' }],
  ])(
    'is another one when the first is taken, even by a dish with the same content%s',
    async (_, headers) => {
      nextIds = ['taken000', 'taken000', 'taken000', 'free0000'];
      const body = soup;
      const other = await addDish(api, { admin });
      const created = await api.call('createMenuItem', { token: admin.accessToken, headers, body });
      expect(created).toMatchObject({ status: 201, data: { ...soup, _id: 'free0000' } });
      expect(await menuNow()).toEqual([created.data, other]);
      expect(Object.keys(await storedAudit(api)).sort()).toEqual(['free0000_2', 'taken000_1']);
    },
  );
});

describe('the id of an imported dish', () => {
  const other = { ...soup, _id: 'k3x9q2ab', name: 'Of someone else' };

  const putOther = async (): Promise<MenuItem> => {
    nextIds = [other._id];
    return addDish(api, { admin, name: other.name });
  };

  beforeEach(() => {
    importsCollide = true;
  });

  it('is a longer one when the short one is taken, and a repeated import finds it', async () => {
    expect(await putOther()).toEqual(other);
    const [row] = await importRows('Mine');
    const mine = { ...soup, name: 'Mine', _id: contentIdOf({ ...soup, name: 'Mine' }) };
    expect(row).toEqual({ outcome: 'created', _id: mine._id });
    expect(await menuNow()).toEqual([mine, other]);
    expect(await importRows('Mine')).toEqual([{ outcome: 'unchanged', _id: mine._id }]);
    await deleteDish(other);
    expect(await importRows('Mine')).toEqual([{ outcome: 'unchanged', _id: mine._id }]);
    expect(await menuNow()).toEqual([mine]);
  });

  it('is a longer one for the second of two rows that would get the same short one', async () => {
    const created = await importRows('One', 'Two');
    expect(created.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    expect(created[0]?._id).toBe(other._id);
    expect((await menuNow()).map(({ name }) => name)).toEqual(['One', 'Two']);
    const again = await importRows('Two', 'One');
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(again.map(({ _id }) => _id)).toEqual([created[1]?._id, created[0]?._id]);
  });

  it('still finds the dish after an edit, but not another dish in its place', async () => {
    const [row] = await importRows('Mine');
    const params = { id: row?._id ?? '' };
    await api.call('updateMenuItem', { token: admin.accessToken, params, body: { price: 1 } });
    expect(await importRows('Mine')).toEqual([{ outcome: 'unchanged', _id: other._id }]);
    await deleteDish({ _id: row?._id });
    await putOther();
    expect(await importRows('Mine')).toMatchObject([{ outcome: 'created' }]);
    expect((await menuNow()).map(({ name }) => name).sort()).toEqual(['Mine', other.name]);
  });

  it('is never that of a document that is no dish', async () => {
    const broken = { name: 'No price' };
    await api.db.doc(`menu/${other._id}`).set(broken);
    expect(await importRows('Mine')).toMatchObject([{ outcome: 'created' }]);
    expect((await api.db.doc(`menu/${other._id}`).get()).data()).toEqual(broken);
  });
});
