import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { realDeps } from '../testing/real-deps.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { planGrant, planRevoke } from '../users/grant-admin.ts';

const api = useTestApi();
let admin: Person;
let diner: Person;

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
});

const dishOf = async (id: string) => (await api.db.doc(`menu/${id}`).get()).data();

const change = (id: string, body: object, token = admin.accessToken) =>
  api.call('updateMenuItem', { token, params: { id }, body });

const remove = (id: string, token = admin.accessToken) =>
  api.call('deleteMenuItem', { token, params: { id } });

const aMoment = expect.any(Timestamp) as Timestamp;

describe('a change of a dish goes on record', () => {
  it('if it is added, changed or removed: whole documents, named by the new menu version', async () => {
    const { _id } = await addDish(api, { admin });
    const added = await dishOf(_id);
    await change(_id, { price: 9.5 });
    const changed = await dishOf(_id);
    await remove(_id);
    const common = { who: admin.uid, target: _id, when: aMoment };
    expect(await storedAudit(api)).toEqual({
      [`${_id}_1`]: { ...common, what: 'menu.create', before: null, after: added },
      [`${_id}_2`]: { ...common, what: 'menu.update', before: added, after: changed },
      [`${_id}_3`]: { ...common, what: 'menu.delete', before: changed, after: null },
    });
  });

  it('in the same write as the change', async () => {
    const { _id } = await addDish(api, { admin });
    const [dish, entry] = await api.db.getAll(
      api.db.doc(`menu/${_id}`),
      api.db.doc(`audit/${_id}_1`),
    );
    expect(entry?.updateTime).toEqual(dish?.updateTime);
    expect(entry?.get('when')).toEqual(dish?.get('updatedAt'));
  });

  it('once if a call with an Idempotency-Key is repeated', async () => {
    const request = {
      token: admin.accessToken,
      body: soup,
      headers: { 'idempotency-key': 'again' },
    };
    await Promise.all([1, 2, 3].map(() => api.call('createMenuItem', request)));
    expect(Object.values(await storedAudit(api))).toMatchObject([{ what: 'menu.create' }]);
  });

  it('not at all if nothing changes, or if the call is refused or the dish is unknown', async () => {
    const { _id, ...dish } = await addDish(api, { admin });
    expect(await change(_id, dish)).toMatchObject({ status: 200, data: { _id, ...dish } });
    expect(await change(_id, { price: 0 })).toMatchObject({ status: 400 });
    expect(await change(_id, { price: 1 }, diner.accessToken)).toMatchObject({ status: 403 });
    expect(await change('nothing-like-it', { price: 1 })).toMatchObject({ status: 404 });
    expect(await remove('nothing-like-it')).toMatchObject({ status: 404 });
    expect(Object.keys(await storedAudit(api))).toEqual([`${_id}_1`]);
    expect((await api.db.doc('meta/menu').get()).get('version')).toBe(1);
  });

  it('in sequence if many changes come at once', async () => {
    const { _id } = await addDish(api, { admin });
    const prices = [1, 2, 3, 4, 5];
    await Promise.all(prices.map((price) => change(_id, { price })));
    const entries = Object.values(await storedAudit(api));
    expect(entries).toHaveLength(1 + prices.length);
    // Each entry begins with the state that the one before it left.
    const priceIn = (document: unknown) => (document as { priceCents: number } | null)?.priceCents;
    const left = entries.map(({ after }) => priceIn(after));
    const found = entries.map(({ before }) => priceIn(before));
    const present = (await dishOf(_id))?.['priceCents'] as number;
    expect([...found, present].sort()).toEqual([...left, undefined].sort());
  });

  it('with the old content if a document that is not a dish is removed', async () => {
    await api.db.doc('menu/broken').set({ name: 7, note: 'by hand' });
    await remove('broken');
    expect(await storedAudit(api)).toMatchObject({
      broken_1: { what: 'menu.delete', before: { name: 7, note: 'by hand' }, after: null },
    });
  });
});

describe('a change of a user goes on record', () => {
  const promote = (uid: string) =>
    api.call('promoteUser', { token: admin.accessToken, params: { id: uid } });
  const removeUser = (uid: string) =>
    api.call('deleteUser', { token: admin.accessToken, params: { id: uid } });

  const asDiner = () => ({
    name: 'Dana Diner',
    email: diner.email,
    role: 'user',
    status: 'active',
  });
  const entries = async () => Object.values(await storedAudit(api));

  it('once if they are made an admin', async () => {
    await promote(diner.uid);
    await promote(diner.uid);
    const after = { ...asDiner(), role: 'admin' };
    const common = { who: admin.uid, target: diner.uid, when: aMoment };
    expect(await entries()).toEqual([
      { ...common, what: 'user.promote', before: asDiner(), after },
    ]);
  });

  it('once if they are removed', async () => {
    await removeUser(diner.uid);
    await removeUser(diner.uid);
    const common = { who: admin.uid, target: diner.uid, when: aMoment };
    expect(await entries()).toEqual([
      { ...common, what: 'user.delete', before: asDiner(), after: null },
    ]);
  });

  it('not at all if the change is refused', async () => {
    expect(await removeUser(admin.uid)).toMatchObject({ status: 409 });
    expect(await promote('nobody')).toMatchObject({ status: 404 });
    expect(await entries()).toEqual([]);
  });

  it('if an operator grants or revokes the role', async () => {
    const deps = realDeps(api);
    const { email, uid } = diner;
    await (await planGrant(deps, { email, allowUnverified: true }))?.apply();
    await (await planGrant(deps, { email, allowUnverified: true }))?.apply();
    await (await planRevoke(deps, { email }))?.apply();
    await (await planRevoke(deps, { email }))?.apply();
    const asAdmin = { ...asDiner(), role: 'admin' };
    const common = { who: 'operator', target: uid, when: aMoment };
    const recorded = await entries();
    expect(recorded).toHaveLength(2);
    expect(recorded).toEqual(
      expect.arrayContaining([
        { ...common, what: 'user.promote', before: asDiner(), after: asAdmin },
        { ...common, what: 'user.demote', before: asAdmin, after: asDiner() },
      ]),
    );
  });
});
