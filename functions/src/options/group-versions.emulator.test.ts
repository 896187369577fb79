import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { saveGroup, toppings } from '../testing/option-groups.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let otherAdmin: Person;
let group: OptionGroup;

beforeEach(async () => {
  await api.clear();
  [admin, otherAdmin] = await Promise.all([signUpAdmin(api), signUpAdmin(api)]);
  group = await saveGroup(api, { admin });
});

const listed = async () => {
  const query = { versions: '1' };
  return (await api.call('listOptionGroups', { token: admin.accessToken, query })).data;
};

const versionNow = async () => (await listed()).find(({ _id }) => _id === group._id)?.version ?? '';

const ifMatch = (version: string | undefined) =>
  version === undefined ? {} : { 'if-match': version };

const save = (own: object, version?: string, by: Person = admin) =>
  api.call('saveOptionGroup', {
    token: by.accessToken,
    params: { id: group._id },
    body: { ...toppings, ...own },
    headers: ifMatch(version),
  });

const remove = (version?: string) =>
  api.call('deleteOptionGroup', {
    token: admin.accessToken,
    params: { id: group._id },
    headers: ifMatch(version),
  });

describe('requirement 39: two owners who edit one group of options', () => {
  it("requirement 39: the second one is refused, and gets the group's current state", async () => {
    const version = await versionNow();
    await save({ name: 'Extras' }, version, otherAdmin);
    const before = await snapshotStores(api);
    const second = await save({ max: 1 }, version);
    const message = 'Someone else has changed these options in the meantime.';
    expect(second).toMatchObject({ status: 409, error: { code: 'CONFLICT', message } });
    expect(second.error.current).toEqual({ ...group, name: 'Extras' });
    expect(await snapshotStores(api)).toEqual(before);
    // The refusal contains the version that it shows, so that overwriting it needs no further call.
    const again = await save({ max: 1 }, second.headers.get('etag') ?? '');
    expect(again).toMatchObject({ status: 200, data: { ...group, max: 1 } });
    expect(again.headers.get('etag')).toBe(await versionNow());
  });

  it('requirement 39: of twenty saves at once exactly one succeeds', async () => {
    const version = await versionNow();
    const names = Array.from({ length: 20 }, (_, index) => `Extras ${index}`);
    const answers = await Promise.all(names.map((name) => save({ name }, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = answers.find(({ status }) => status === 200);
    expect((await listed())[0]?.name).toBe(winner?.data.name);
  });

  it('requirement 39: a change and a deletion at once never both succeed', async () => {
    const version = await versionNow();
    const [saved, removed] = await Promise.all([
      save({ name: 'Extras' }, version),
      remove(version),
    ]);
    // The second one meets another version, or no group at all.
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([saved.status, removed.status]);
    expect(await listed()).toHaveLength(removed.status === 200 ? 0 : 1);
  });

  it('requirement 39: nobody deletes a group that has changed since they saw it', async () => {
    const version = await versionNow();
    await save({ name: 'Extras' });
    const refused = await remove(version);
    expect(refused).toMatchObject({
      status: 409,
      error: { current: { ...group, name: 'Extras' } },
    });
    expect(await remove(refused.headers.get('etag') ?? '')).toMatchObject({ status: 200 });
    expect(await remove(version)).toMatchObject({ status: 404 });
  });

  it('requirement 39: a change does not recreate a deleted group', async () => {
    const version = await versionNow();
    await remove();
    const before = await snapshotStores(api);
    for (const header of [version, '*']) {
      expect(await save({ name: 'Extras' }, header)).toMatchObject({ status: 404 });
    }
    expect(await snapshotStores(api)).toEqual(before);
    expect(await save({ name: 'Extras' })).toMatchObject({ status: 200 });
  });

  it('requirement 39: tags weakened by compression, lists of tags and * are understood', async () => {
    const headers = [(tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'];
    for (const [index, headerFor] of headers.entries()) {
      const name = `Extras ${index}`;
      const changed = await save({ name }, headerFor(await versionNow()));
      expect(changed).toMatchObject({ status: 200, data: { name } });
    }
    expect(await remove('*')).toMatchObject({ status: 200 });
  });

  it.each(['', '"other"', 'W/"other"', 'other', '"*"'])(
    'requirement 39: %j matches no version of a group',
    async (header) => {
      expect(await save({ name: 'Extras' }, header)).toMatchObject({ status: 409 });
      expect(await remove(header)).toMatchObject({ status: 409 });
      expect(await listed()).toMatchObject([group]);
    },
  );

  it('requirement 39: a change with an old version must be a valid group, too', async () => {
    const version = await versionNow();
    await save({ name: 'Extras' });
    expect(await save({ max: 9 }, version)).toMatchObject({ status: 400 });
  });

  it('requirement 40: a change that is repeated after its answer was lost succeeds', async () => {
    const version = await versionNow();
    const first = await save({ name: 'Extras' }, version);
    const before = await snapshotStores(api);
    expect(await save({ name: 'Extras' }, version)).toMatchObject({
      status: 200,
      data: first.data,
    });
    expect(await snapshotStores(api)).toEqual(before);
  });
});

describe('a document that is not a group', () => {
  it('has no version, and is neither changed nor deleted by a call that names one', async () => {
    const version = await versionNow();
    await api.db.doc(`optionGroups/${group._id}`).update({ choices: [] });
    for (const header of [version, '*']) {
      expect(await save({ name: 'Extras' }, header)).toMatchObject({ status: 404 });
      expect(await remove(header)).toMatchObject({ status: 404 });
    }
    expect(await remove()).toMatchObject({ status: 200 });
  });
});

describe('lists with versions', () => {
  const lists = ['listMenu', 'listOptionGroups'] as const;
  const withVersions = (name: (typeof lists)[number], headers = {}) =>
    api.call(name, { token: admin.accessToken, query: { versions: '1' }, headers });

  it.each(lists)(
    '%s: each element is the same as without, plus the ETag that If-Match takes',
    async (name) => {
      const dish = await addDish(api, { admin });
      const versioned = await withVersions(name);
      const plain = await api.call(name, { token: admin.accessToken });
      const versions = versioned.data.map((each) => each.version);
      expect(versioned.data).toEqual(
        plain.data.map((each, index) => ({ ...each, version: versions[index] })),
      );
      const dishTag = (await api.call('getMenuItem', { params: { id: dish._id } })).headers.get(
        'etag',
      );
      const groupTag = (await save({})).headers.get('etag');
      expect(versions).toEqual([name === 'listMenu' ? dishTag : groupTag]);
    },
  );

  it.each(lists)('%s: a list is not cached, and has no ETag of its own', async (name) => {
    const answer = await withVersions(name, { 'if-none-match': '*' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it.each(lists)('%s: without the query, no version is sent, whoever asks', async (name) => {
    await addDish(api, { admin });
    await withVersions(name);
    for (const token of [undefined, admin.accessToken]) {
      expect((await api.call(name, { token })).text).not.toContain('version');
    }
  });

  it.each(['0', '', 'true'])('versions=%s is refused, and for admins only', async (versions) => {
    for (const name of lists) {
      const query = { versions };
      expect(await api.call(name, { query })).toMatchObject({ status: 401 });
      const refused = await api.call(name, { token: admin.accessToken, query });
      expect(refused).toMatchObject({
        status: 400,
        error: { fields: { versions: expect.any(String) as string } },
      });
    }
  });

  it('one category of the menu has versions, too', async () => {
    const dish = await addDish(api, { admin, category: 'soup' });
    await addDish(api, { admin, category: 'pizza' });
    const query = { category: 'soup', versions: '1' };
    const { data } = await api.call('listMenu', { token: admin.accessToken, query });
    expect(data).toEqual([{ ...dish, version: expect.stringMatching(/^"v[\w-]{21}"$/) as string }]);
  });
});
