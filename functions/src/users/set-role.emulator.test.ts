import { roles } from '@thymely/contract/users/roles';
import type { Role } from '@thymely/contract/users/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { untilNextSecond } from '../testing/next-second.ts';
import {
  accessTokenFor,
  signedInEarlier,
  signInAgain,
  signUpAccount,
  signUpAdmin,
  signUpDiner,
  signUpKitchen,
  type Person,
} from '../testing/people.ts';
import { roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const setRole = (actor: Person, uid: string, role: unknown) =>
  api.call('setUserRole', { token: actor.accessToken, params: { id: uid }, body: { role } });

const signUp = { user: signUpDiner, kitchen: signUpKitchen, admin: signUpAdmin };
const { stored, claimsOf } = roleCalls(() => api);

const readOrders = async (token: string) => (await api.call('listKitchenOrders', { token })).status;
const ownRole = async (token: string) => (await api.call('getOwnUser', { token })).data.role;

describe('PUT /users/:id/role', () => {
  it('requirement 8: lets someone into the kitchen with the next call, even on the old token', async () => {
    const diner = await signUpDiner(api, 'Kit Newcomer');
    expect(await readOrders(diner.accessToken)).toBe(403);
    expect(await setRole(admin, diner.uid, 'kitchen')).toMatchObject({
      status: 200,
      data: { _id: diner.uid, name: 'Kit Newcomer', email: diner.email, role: 'kitchen' },
    });
    expect(await readOrders(diner.accessToken)).toBe(200);
    expect(await claimsOf(diner.uid)).toEqual({ kitchen: true });
    expect(await stored(diner.uid)).toMatchObject({ role: 'kitchen', claimInSync: true });
    expect(await stored(diner.uid)).not.toHaveProperty('validSinceSeconds');
  });

  const steps = roles.flatMap((from) =>
    roles.filter((to) => to !== from).map((to) => ({ from, to })),
  );

  it.each(steps)(
    'from $from to $to: the claims say it alone, beside those of others',
    async ({ from, to }) => {
      const person = await signUp[from](api);
      await api.auth.setCustomUserClaims(person.uid, { ...claimOf(from), loyalty: 'gold' });
      expect(await setRole(admin, person.uid, to)).toMatchObject({ data: { role: to } });
      expect(await claimsOf(person.uid)).toEqual({ ...claimOf(to), loyalty: 'gold' });
      expect(await stored(person.uid)).toMatchObject({ role: to, claimInSync: true });
    },
  );

  it.each([
    { from: 'kitchen', to: 'user' },
    { from: 'admin', to: 'user' },
    { from: 'admin', to: 'kitchen' },
  ] as const)(
    'requirement 48: from $from to $to ends every sign-in, and the next one has the new role',
    async ({ from, to }) => {
      const person = await signedInEarlier(api, await signUp[from](api));
      await setRole(admin, person.uid, to);
      expect(await readOrders(person.accessToken)).toBe(401);
      const idToken = await signInAgain(api, person);
      const token = await accessTokenFor(api, { ...person, idToken });
      expect(await readOrders(token)).toBe(to === 'kitchen' ? 200 : 403);
      expect(await ownRole(token)).toBe(to);
    },
  );

  it.each([
    { from: 'user', to: 'kitchen' },
    { from: 'user', to: 'admin' },
    { from: 'kitchen', to: 'admin' },
  ] as const)('from $from to $to logs nobody out', async ({ from, to }) => {
    const person = await signedInEarlier(api, await signUp[from](api));
    await setRole(admin, person.uid, to);
    expect(await ownRole(person.accessToken)).toBe(to);
  });

  it('returns the same when repeated, and ends no further sign-in', async () => {
    const kit = await signUpKitchen(api);
    const first = await setRole(admin, kit.uid, 'user');
    await untilNextSecond();
    const idToken = await signInAgain(api, kit);
    const token = await accessTokenFor(api, { ...kit, idToken });
    expect(await setRole(admin, kit.uid, 'user')).toMatchObject({ status: 200, data: first.data });
    expect(await ownRole(token)).toBe('user');
  });
});

const claimOf = (role: Role) => (role === 'user' ? {} : { [role]: true });

describe('PUT /users/:id/role refuses without a change', () => {
  it.each(roles)('one’s own role, and so the last admin’s: %s', async (role) => {
    const refused = await setRole(admin, admin.uid, role);
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(refused.error.message).toContain('Ask another admin');
    expect(await ownRole(admin.accessToken)).toBe('admin');
  });

  it.each(roles)('a user who is being removed: %s', async (role) => {
    const kit = await signUpKitchen(api);
    await api.db.doc(`users/${kit.uid}`).update({ role: 'user', status: 'deleting' });
    const before = await stored(kit.uid);
    expect(await setRole(admin, kit.uid, role)).toMatchObject({
      status: 409,
      error: { message: 'This user is being removed.' },
    });
    expect(await stored(kit.uid)).toEqual(before);
  });

  it.each([
    { from: 'user', to: 'kitchen', status: 409 },
    { from: 'user', to: 'admin', status: 409 },
    { from: 'kitchen', to: 'admin', status: 409 },
    { from: 'kitchen', to: 'kitchen', status: 200 },
    { from: 'kitchen', to: 'user', status: 200 },
    { from: 'admin', to: 'kitchen', status: 200 },
  ] as const)(
    'requirement 34: an unverified email from $from to $to is $status: nothing is gained by it',
    async ({ from, to, status }) => {
      const person = await signUp[from](api);
      await api.auth.updateUser(person.uid, { emailVerified: false });
      const answer = await setRole(admin, person.uid, to);
      expect(answer.status).toBe(status);
      expect(await stored(person.uid)).toMatchObject({ role: status === 200 ? to : from });
      if (status === 200) return;
      expect(answer.error.message).toContain("hasn't verified their email");
      expect(await claimsOf(person.uid)).toEqual(claimOf(from));
    },
  );

  it('a user who does not exist or has no account', async () => {
    expect(await setRole(admin, 'nobody', 'kitchen')).toMatchObject({ status: 404 });
    expect(await stored('nobody')).toBeUndefined();
    const [diner, account] = await Promise.all([signUpDiner(api), signUpAccount(api)]);
    await api.auth.deleteUser(diner.uid);
    expect(await setRole(admin, diner.uid, 'kitchen')).toMatchObject({ status: 404 });
    expect(await stored(diner.uid)).toMatchObject({ role: 'user' });
    expect(await setRole(admin, account.uid, 'kitchen')).toMatchObject({ status: 404 });
    expect(await stored(account.uid)).toBeUndefined();
  });

  it.each(['chef', 'Kitchen', '', null, 1, true, ['admin'], { admin: true }, undefined])(
    'requirement 12: %j, which is not a role',
    async (role) => {
      const diner = await signUpDiner(api);
      const answer = await setRole(admin, diner.uid, role);
      expect(answer).toMatchObject({ status: 400 });
      expect(Object.keys(answer.error.fields ?? {})).toEqual(['role']);
      expect(await stored(diner.uid)).toMatchObject({ role: 'user' });
    },
  );

  it('requirement 9: any field besides the role', async () => {
    const diner = await signUpDiner(api);
    const answer = await api.call('setUserRole', {
      token: admin.accessToken,
      params: { id: diner.uid },
      body: { role: 'kitchen', status: 'active' },
    });
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['status']);
  });
});

describe('GET /users/me', () => {
  it.each(roles)('answers %s with their own data and nothing else', async (role) => {
    const { uid, email, accessToken } = await signUp[role](api, 'Sam Someone');
    const answer = await api.call('getOwnUser', { token: accessToken });
    expect(answer).toMatchObject({ status: 200 });
    expect(JSON.parse(answer.text)).toEqual({ _id: uid, name: 'Sam Someone', email, role });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['claim without document', { claims: { kitchen: true }, role: 'user' }],
    ['document without claim', { claims: {}, role: 'kitchen' }],
    ['claim as text', { claims: { kitchen: 'true' }, role: 'kitchen' }],
    ["an admin's claim with the kitchen's document", { claims: { admin: true }, role: 'kitchen' }],
    ["the kitchen's claim with an admin's document", { claims: { kitchen: true }, role: 'admin' }],
    ['a role that does not exist', { claims: { chef: true }, role: 'chef' }],
    ['the claim of users', { claims: { user: true, kitchen: true, admin: true }, role: 'user' }],
  ])('requirement 48: treats half a role as none: %s', async (_, { claims, role }) => {
    const diner = await signUpDiner(api);
    await api.auth.setCustomUserClaims(diner.uid, claims);
    await api.db.doc(`users/${diner.uid}`).update({ role });
    expect(await ownRole(diner.accessToken)).toBe('user');
    expect(await readOrders(diner.accessToken)).toBe(403);
  });
});

describe('the change to or from a kitchen role is recorded', () => {
  const entries = async () => Object.values(await storedAudit(api));

  it('once, with who made it and the previous state', async () => {
    const diner = await signUpDiner(api);
    await setRole(admin, diner.uid, 'kitchen');
    await setRole(admin, diner.uid, 'kitchen');
    const asUser = { name: 'Dana Diner', email: diner.email, role: 'user', status: 'active' };
    expect(await entries()).toMatchObject([
      {
        who: admin.uid,
        what: 'user.role',
        target: diner.uid,
        before: asUser,
        after: { ...asUser, role: 'kitchen' },
      },
    ]);
    const query = { what: 'user.role' };
    const listed = await api.call('listAudit', { token: admin.accessToken, query });
    expect(listed.data).toMatchObject([{ before: { role: 'user' }, after: { role: 'kitchen' } }]);
  });

  it.each([
    { from: 'kitchen', to: 'user', what: 'user.role' },
    { from: 'kitchen', to: 'admin', what: 'user.promote' },
    { from: 'user', to: 'admin', what: 'user.promote' },
    { from: 'admin', to: 'kitchen', what: 'user.demote' },
    { from: 'admin', to: 'user', what: 'user.demote' },
  ] as const)('from $from to $to as $what', async ({ from, to, what }) => {
    const person = await signUp[from](api);
    await setRole(admin, person.uid, to);
    expect(await entries()).toMatchObject([{ what, before: { role: from }, after: { role: to } }]);
  });

  it('not at all if the change is refused', async () => {
    await setRole(admin, admin.uid, 'user');
    await setRole(admin, 'nobody', 'kitchen');
    expect(await entries()).toEqual([]);
  });
});

describe('for kitchen staff', () => {
  it('PATCH /users/admin/:id makes kitchen staff admins, and keeps them signed in', async () => {
    const kit = await signUpKitchen(api);
    const params = { id: kit.uid };
    const promoted = await api.call('promoteUser', { token: admin.accessToken, params });
    expect(promoted).toMatchObject({ status: 200, data: { role: 'admin' } });
    expect(await claimsOf(kit.uid)).toEqual({ admin: true });
    expect(await ownRole(kit.accessToken)).toBe('admin');
  });

  it('DELETE /users/admin/:id changes nothing', async () => {
    const kit = await signUpKitchen(api);
    const params = { id: kit.uid };
    const demoted = await api.call('demoteUser', { token: admin.accessToken, params });
    expect(demoted).toMatchObject({ status: 200, data: { role: 'kitchen' } });
    expect(await readOrders(kit.accessToken)).toBe(200);
  });

  it('GET /users/admin/:email answers no, and a new sign-in changes no role', async () => {
    const kit = await signUpKitchen(api);
    const token = kit.accessToken;
    const asked = await api.call('checkAdmin', { token, params: { email: kit.email } });
    expect(asked).toMatchObject({ status: 200, data: { admin: false } });
    const body = { name: 'Kit', email: kit.email };
    const saved = await api.call('saveUser', { token: kit.idToken, body });
    expect(saved).toMatchObject({ status: 200, data: { role: 'kitchen' } });
  });

  it('GET /users shows their role, but not one that is only half given', async () => {
    const [kit, half] = await Promise.all([signUpKitchen(api), signUpKitchen(api)]);
    await api.db.doc(`users/${half.uid}`).update({ claimInSync: false });
    const { data } = await api.call('listUsers', { token: admin.accessToken });
    const roleOf = (uid: string) => data.find(({ _id }) => _id === uid)?.role;
    expect([roleOf(kit.uid), roleOf(half.uid)]).toEqual(['kitchen', 'user']);
  });
});
