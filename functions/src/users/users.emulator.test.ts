import { beforeEach, describe, expect, it } from 'vitest';
import {
  accessTokenFor,
  signInAgain,
  signUpAccount,
  signUpAdmin,
  signUpDiner,
  type Person,
} from '../testing/people.ts';
import { endedOrder, orderOf, writeOrders } from '../testing/orders.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();

beforeEach(() => api.clear());

const save = ({ idToken, email }: Pick<Person, 'idToken' | 'email'>, body: object = {}) =>
  api.call('saveUser', { token: idToken, body: { name: 'Dana', email, ...body } });

const stored = async ({ uid }: { uid: string }) => (await api.db.doc(`users/${uid}`).get()).data();

const checkAdmin = (person: Person, email: string) =>
  api.call('checkAdmin', { token: person.accessToken, params: { email } });

describe('POST /users', () => {
  it('creates the user document of a new account, and finds it again', async () => {
    const account = await signUpAccount(api);
    const user = { _id: account.uid, name: 'Dana', email: account.email, role: 'user' };
    expect(await save(account)).toMatchObject({ status: 201, data: user });
    expect(await save(account)).toMatchObject({ status: 200, data: user });
    expect(await stored(account)).toEqual({
      name: 'Dana',
      email: account.email,
      role: 'user',
      status: 'active',
      claimInSync: true,
      searchPrefixes: expect.arrayContaining(['d', 'dana', 'p', account.email]) as string[],
      searchVersion: 2,
      createdAt: expect.anything() as unknown,
    });
  });

  it('stores a changed name, but not an empty one', async () => {
    const account = await signUpAccount(api);
    await save(account);
    expect(await save(account, { name: 'Dana D.' })).toMatchObject({ data: { name: 'Dana D.' } });
    expect(await save(account, { name: ' ' })).toMatchObject({ data: { name: 'Dana D.' } });
    expect(await stored(account)).toMatchObject({ name: 'Dana D.' });
  });

  it("requirement 34: updates the stored email to the account's, also for searches", async () => {
    const [diner, admin] = await Promise.all([signUpDiner(api), signUpAdmin(api)]);
    const email = `new-${diner.email}`;
    await api.auth.updateUser(diner.uid, { email });
    const idToken = await signInAgain(api, { ...diner, email });
    const changed = { ...diner, email, idToken };
    expect(await save(changed, { name: '' })).toMatchObject({
      status: 200,
      data: { email, name: 'Dana Diner' },
    });
    const find = async (q: string) =>
      (await api.call('listUsers', { token: admin.accessToken, query: { q } })).data;
    expect(await find(email)).toMatchObject([{ _id: diner.uid, email, name: 'Dana Diner' }]);
    expect(await find('dana')).toMatchObject([{ _id: diner.uid }]);
    expect(await stored(diner)).toMatchObject({ role: 'user', status: 'active' });
  });

  it('writes nothing when nothing has changed, but rewrites outdated search words', async () => {
    const diner = await signUpDiner(api, 'Zoë Marlow');
    const before = api.counts.writes;
    await save(diner, { name: 'Zoë Marlow' });
    expect(api.counts.writes).toBe(before);
    const { db } = api;
    await db.doc(`users/${diner.uid}`).update({ searchPrefixes: ['z'], searchVersion: 1 });
    await save(diner, { name: '' });
    expect(await stored(diner)).toMatchObject({
      name: 'Zoë Marlow',
      searchVersion: 2,
      searchPrefixes: expect.arrayContaining(['zoe', 'marlow']) as string[],
    });
  });

  it('refuses another email', async () => {
    const [account, other] = await Promise.all([signUpAccount(api), signUpAccount(api)]);
    expect(await save(account, { email: other.email })).toMatchObject({ status: 403 });
    expect(await stored(account)).toBeUndefined();
  });

  it.each([{ role: 'admin' }, { status: 'active' }, { _id: 'mine' }, { admin: true }])(
    'requirement 9: refuses %o besides name and email',
    async (extra) => {
      const account = await signUpAccount(api);
      const field = Object.keys(extra)[0] ?? '';
      const answer = await save(account, extra);
      expect(answer).toMatchObject({ status: 400 });
      expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
      expect(await stored(account)).toBeUndefined();
    },
  );

  it('requirement 9: creates one document for ten calls at once', async () => {
    const account = await signUpAccount(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(account)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
    expect((await api.db.collection('users').get()).size).toBe(1);
  });

  it('requirement 9: leaves an admin an admin, and a diner a diner', async () => {
    const [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
    expect(await save(admin)).toMatchObject({ status: 200, data: { role: 'admin' } });
    expect(await save(diner)).toMatchObject({ status: 200, data: { role: 'user' } });
    expect(await stored(admin)).toMatchObject({ role: 'admin', status: 'active' });
    expect(await stored(diner)).toMatchObject({ role: 'user', status: 'active' });
  });
});

describe('a diner without a user document', () => {
  it("gets one, with the account's data, with the first call that needs it", async () => {
    const account = await signUpAccount(api);
    await api.auth.updateUser(account.uid, { displayName: 'Dana\u202E Diner' });
    const accessToken = await accessTokenFor(api, account);
    const query = { email: account.email };
    const cart = await api.call('listCart', { token: accessToken, query });
    expect(cart).toMatchObject({ status: 200, data: [] });
    expect(await stored(account)).toMatchObject({ name: '', email: account.email, role: 'user' });
  });
});

describe('GET /users/admin/:email', () => {
  it("answers about the caller's own email, in any spelling", async () => {
    const [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
    expect(await checkAdmin(diner, diner.email)).toMatchObject({ data: { admin: false } });
    expect(await checkAdmin(admin, admin.email)).toMatchObject({ data: { admin: true } });
    const shouted = await checkAdmin(admin, admin.email.toUpperCase());
    expect(shouted).toMatchObject({ data: { admin: true } });
  });

  it('answers an admin about anyone', async () => {
    const [admin, other, diner] = await Promise.all([
      signUpAdmin(api),
      signUpAdmin(api),
      signUpDiner(api),
    ]);
    expect(await checkAdmin(admin, other.email)).toMatchObject({ data: { admin: true } });
    expect(await checkAdmin(admin, diner.email)).toMatchObject({ data: { admin: false } });
    const nobody = await checkAdmin(admin, 'nobody@thymely.test');
    expect(nobody).toMatchObject({ data: { admin: false } });
  });

  it('requirement 11: answers a diner the same about any other email, known or unknown', async () => {
    const [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
    const known = await checkAdmin(diner, admin.email);
    const unknown = await checkAdmin(diner, 'nobody@thymely.test');
    expect(known.status).toBe(403);
    expect(unknown.status).toBe(403);
    expect(known.text).toBe(unknown.text);
  });

  it.each([
    ['claim without document', { claims: { admin: true }, role: 'user' }],
    ['document without claim', { claims: {}, role: 'admin' }],
    ['claim as text', { claims: { admin: 'true' }, role: 'admin' }],
    ['claim as a number', { claims: { admin: 1 }, role: 'admin' }],
  ])('treats half an admin as none: %s', async (_, { claims, role }) => {
    const diner = await signUpDiner(api);
    await api.auth.setCustomUserClaims(diner.uid, claims);
    await api.db.doc(`users/${diner.uid}`).update({ role });
    expect(await checkAdmin(diner, diner.email)).toMatchObject({ data: { admin: false } });
    const params = { id: 'any' };
    const removal = await api.call('deleteMenuItem', { token: diner.accessToken, params });
    expect(removal).toMatchObject({ status: 403 });
  });
});

it("GET /users/:id/open-orders names a user's open orders, those due first", async () => {
  const [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  const { uid } = diner;
  await writeOrders(api.db, [
    orderOf({ _id: 'late', uid, number: 7, dueAt: '2026-03-01T19:00:00.000Z' }),
    orderOf({ _id: 'soon', uid, number: 8 }),
    orderOf({ _id: 'ended', uid, ...endedOrder }),
    orderOf({ _id: 'other', uid: 'someone' }),
  ]);
  const request = { token: admin.accessToken, params: { id: uid } };
  const before = api.counts.reads;
  const { data } = await api.call('listUserOrders', request);
  // Two orders, and the check of the caller.
  expect(api.counts.reads - before).toBe(3);
  expect(data).toEqual({
    openOrders: 2,
    orders: [
      { _id: 'soon', number: 8, name: 'Dana', dueAt: orderOf().dueAt },
      { _id: 'late', number: 7, name: 'Dana', dueAt: '2026-03-01T19:00:00.000Z' },
    ],
  });
});
