import { beforeEach, describe, expect, it } from 'vitest';
import { soup } from '../testing/dishes.ts';
import {
  accessTokenFor,
  signedInEarlier,
  signInAgain,
  signUpAdmin,
  signUpDiner,
  type Person,
} from '../testing/people.ts';
import { roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let other: Person;

beforeEach(async () => {
  await api.clear();
  [admin, other] = await Promise.all([signUpAdmin(api), signUpAdmin(api, 'Otto Other')]);
});

const demote = (actor: Person, uid: string) =>
  api.call('demoteUser', { token: actor.accessToken, params: { id: uid } });

const createDish = async (token: string) =>
  (await api.call('createMenuItem', { token, body: soup })).status;

const listCart = async ({ email, accessToken }: Person) =>
  (await api.call('listCart', { token: accessToken, query: { email } })).status;

const { stored, claimsOf } = roleCalls(() => api);

describe('DELETE /users/admin/:id', () => {
  it("removes role, claim and every sign-in, so that the next sign-in is a diner's", async () => {
    await api.auth.setCustomUserClaims(other.uid, { admin: true, loyalty: 'gold' });
    const { accessToken: former } = await signedInEarlier(api, other);
    expect(await demote(admin, other.uid)).toMatchObject({
      status: 200,
      data: { _id: other.uid, name: 'Otto Other', role: 'user' },
    });
    expect(await claimsOf(other.uid)).toEqual({ loyalty: 'gold' });
    expect(await stored(other.uid)).toMatchObject({ role: 'user', claimInSync: true });
    expect(await createDish(former)).toBe(401);
    const idToken = await signInAgain(api, other);
    const accessToken = await accessTokenFor(api, { ...other, idToken });
    expect(await createDish(accessToken)).toBe(403);
    expect(await listCart({ ...other, accessToken })).toBe(200);
  });

  it('returns the same when repeated, and ends no sign-in of someone who is not an admin', async () => {
    const first = await demote(admin, other.uid);
    expect(await demote(admin, other.uid)).toMatchObject({ status: 200, data: first.data });
    const diner = await signedInEarlier(api, await signUpDiner(api));
    expect(await demote(admin, diner.uid)).toMatchObject({ status: 200, data: { role: 'user' } });
    expect(await listCart(diner)).toBe(200);
    expect(await stored(diner.uid)).not.toHaveProperty('validSinceSeconds');
  });

  it('refuses to demote oneself, and so the last admin', async () => {
    const refused = await demote(admin, admin.uid);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.error.message).toContain('Ask another admin');
    expect(await createDish(admin.accessToken)).toBe(201);
  });

  it('answers 404 for an unknown user, and creates none', async () => {
    expect(await demote(admin, 'nobody')).toMatchObject({ status: 404 });
    expect(await stored('nobody')).toBeUndefined();
  });

  it('is recorded once', async () => {
    await demote(admin, other.uid);
    await demote(admin, other.uid);
    const entries = (await api.db.collection('audit').get()).docs.map((entry) => entry.data());
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      who: admin.uid,
      what: 'user.demote',
      target: other.uid,
      before: { role: 'admin' },
      after: { role: 'user', email: other.email },
    });
  });

  it('requirement 21: succeeds for exactly one of two admins who demote each other', async () => {
    const answers = await Promise.all([demote(admin, other.uid), demote(other, admin.uid)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403]).toContain(statuses.find((status) => status !== 200));
    const users = await Promise.all([admin, other].map(({ uid }) => stored(uid)));
    const roles = users.map((user) => String(user?.['role']));
    expect(roles.sort()).toEqual(['admin', 'user']);
  });
});
