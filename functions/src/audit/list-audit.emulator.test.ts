import { apiEndpoints as contract } from '@thymely/contract/api';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let other: Person;
let dishId: string;

/** Ada adds a dish, Bea changes it and makes Dana an admin, and Ada removes the dish and Bea. */
beforeAll(async () => {
  await api.clear();
  [admin, other] = await Promise.all([signUpAdmin(api, 'Ada'), signUpAdmin(api, 'Bea')]);
  const diner = await signUpDiner(api, 'Dana');
  dishId = (await addDish(api, { admin }))._id;
  const token = other.accessToken;
  await api.call('updateMenuItem', { token, params: { id: dishId }, body: { price: 9.5 } });
  await api.call('promoteUser', { token, params: { id: diner.uid } });
  await api.call('deleteMenuItem', { token: admin.accessToken, params: { id: dishId } });
  await api.call('deleteUser', { token: admin.accessToken, params: { id: other.uid } });
});

const kinds = ['user.delete', 'menu.delete', 'user.promote', 'menu.update', 'menu.create'];

const list = (query: Record<string, string> = {}) => listAudit(api, admin, query);

const kindsOf = async (query: Record<string, string> = {}) =>
  (await list(query)).map(({ what }) => what);

const call = (query: Record<string, string>) =>
  api.call('listAudit', { token: admin.accessToken, query });

describe('GET /audit', () => {
  it('lists the changes, newest first', async () => {
    expect(await kindsOf()).toEqual(kinds);
  });

  it('returns who made each change, and the state before and after it, in dollars', async () => {
    const [entry] = await list({ what: 'menu.update' });
    expect(entry).toEqual({
      _id: `${dishId}_2`,
      who: { _id: other.uid, name: 'Bea' },
      what: 'menu.update',
      target: dishId,
      before: soup,
      after: { ...soup, price: 9.5 },
      when: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
    const [created] = await list({ what: 'menu.create' });
    expect(created).toMatchObject({ before: null, after: soup, who: { name: 'Ada' } });
  });

  it('keeps the name of a removed person, as the actor and as the one changed', async () => {
    const [removal] = await list({ what: 'user.delete' });
    expect(removal).toMatchObject({
      who: { name: 'Ada' },
      before: { name: 'Bea', email: other.email, role: 'admin' },
      after: null,
    });
    const [promotion] = await list({ what: 'user.promote' });
    expect(promotion).toMatchObject({ who: { _id: other.uid, name: 'Bea' } });
  });

  it('can be searched by person, item, kind, and any combination of them', async () => {
    expect(await kindsOf({ who: other.uid })).toEqual(['user.promote', 'menu.update']);
    expect(await kindsOf({ target: dishId })).toEqual([
      'menu.delete',
      'menu.update',
      'menu.create',
    ]);
    expect(await kindsOf({ what: 'menu.delete' })).toEqual(['menu.delete']);
    expect(await kindsOf({ who: admin.uid, target: dishId })).toEqual([
      'menu.delete',
      'menu.create',
    ]);
    const all = { who: admin.uid, target: dishId, what: 'menu.create' };
    expect(await kindsOf(all)).toEqual(['menu.create']);
    expect(await kindsOf({ who: 'nobody' })).toEqual([]);
  });

  it('can be searched by date: from one moment, and until another', async () => {
    const [promotion] = await list({ what: 'user.promote' });
    const moment = new Date(Date.parse(promotion?.when ?? '') + 1).toISOString();
    expect(await kindsOf({ from: moment })).toEqual(kinds.slice(0, 2));
    expect(await kindsOf({ to: moment })).toEqual(kinds.slice(2));
    expect(await kindsOf({ to: moment, who: other.uid, target: dishId })).toEqual(['menu.update']);
    expect(await kindsOf({ from: '2020-01-01T00:00Z', to: '2020-01-02T00:00+01:00' })).toEqual([]);
  });

  it('goes from page to page until the last', async () => {
    const first = await call({ limit: '2' });
    const second = await call({ limit: '2', after: first.headers.get('x-next-cursor') ?? '' });
    const third = await call({ limit: '2', after: second.headers.get('x-next-cursor') ?? '' });
    const shown = [first, second, third].flatMap(({ data }) => data.map(({ what }) => what));
    expect(shown).toEqual(kinds);
    expect(third.headers.get('x-next-cursor')).toBeNull();
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { after: 'no-such-entry' },
    { after: '../x' },
    { who: 'a b' },
    { target: '__x__' },
    { what: 'menu.restore' },
    { from: 'yesterday' },
    { from: '2026-13-01T00:00:00Z' },
    { to: '2026-01-01' },
    { page: '2' },
  ])('refuses %o', async (query) => {
    const answer = await call(query);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual(Object.keys(query));
  });

  it('skips an entry that does not match the contract, and keeps the others', async () => {
    const byHand = api.db.doc('audit/by-hand');
    await byHand.set({ what: 'menu.note', when: Timestamp.now() });
    expect(await kindsOf()).toEqual(kinds);
    await byHand.delete();
  });

  it('reads a page, one entry more, and the people on the page', async () => {
    const after = (await call({ limit: '1' })).headers.get('x-next-cursor') ?? '';
    const before = api.counts.reads;
    await call({ limit: '2', after });
    // The reads are the caller, the entry before, three entries, two people, and the former name of
    // one.
    expect(api.counts.reads - before).toBe(1 + 1 + 3 + 2 + 1);
  });
});

describe('the audit log', () => {
  it('cannot be changed or removed through any endpoint', () => {
    const endpoints: { method: string; path: string }[] = Object.values(contract);
    const aboutAudit = endpoints.filter(({ path }) => path.includes('audit'));
    expect(aboutAudit).toMatchObject([{ method: 'GET', path: '/audit' }]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('answers 405 or 404 to %s', async (method) => {
    for (const path of ['audit', `audit/${dishId}_1`]) {
      const response = await fetch(`${api.origin}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${admin.accessToken}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      expect(response.status).toBe(path === 'audit' ? 405 : 404);
    }
    expect(await kindsOf()).toEqual(kinds);
  });
});
