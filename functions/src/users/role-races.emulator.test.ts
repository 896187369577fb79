import { roles } from '@thymely/contract/users/roles';
import type { Role } from '@thymely/contract/users/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createAccounts } from '../sign-in/accounts.auth.ts';

let emulators: Emulators;
let api: TestApi;
let admin: Person;
let other: Person;
/** The event just before claims are set, which each test sets and which happens once. */
let beforeClaims: (() => Promise<unknown>) | undefined;
/** The events just before an account is looked up, by uid, each of which happens once. */
const beforeFinding = new Map<string, () => Promise<unknown>>();

beforeAll(async () => {
  emulators = connectEmulators();
  const accounts = createAccounts(async () => emulators.auth);
  api = await startTestApi({
    accounts: {
      ...accounts,
      async find(uid) {
        const act = beforeFinding.get(uid);
        beforeFinding.delete(uid);
        await act?.();
        return accounts.find(uid);
      },
      async setRoleClaims(change) {
        const act = beforeClaims;
        beforeClaims = undefined;
        await act?.();
        return accounts.setRoleClaims(change);
      },
    },
  });
});
afterAll(() => Promise.all([api.close(), emulators.disconnect()]));

beforeEach(async () => {
  beforeClaims = undefined;
  await api.clear();
  [admin, other] = await Promise.all([signUpAdmin(api), signUpAdmin(api, 'Otto Other')]);
});

const setRole = (actor: Person, uid: string, role: Role) =>
  api.call('setUserRole', { token: actor.accessToken, params: { id: uid }, body: { role } });

const documentOf = (uid: string) => api.db.doc(`users/${uid}`);
const stored = async (uid: string) => (await documentOf(uid).get()).data();
const claimsOf = async (uid: string) => (await api.auth.getUser(uid)).customClaims ?? {};
const claimOf = (role: Role) => (role === 'user' ? {} : { [role]: true });

const recordedRoles = async () => {
  const { docs } = await api.db.collection('audit').get();
  return docs.map((entry) => [
    entry.get('before.role') as unknown,
    entry.get('after.role') as unknown,
  ]);
};

describe('requirement 21: two admins set roles at once', () => {
  it.each(['user', 'kitchen'] as const)(
    "requirement 21: of two who make each other %s exactly one succeeds: there's always an admin",
    async (role) => {
      const answers = await Promise.all([
        setRole(admin, other.uid, role),
        setRole(other, admin.uid, role),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // By then the other one was no longer an admin, or not even signed in.
      expect([401, 403]).toContain(statuses.find((status) => status !== 200));
      const users = await Promise.all([admin, other].map(({ uid }) => stored(uid)));
      expect(users.map((user) => String(user?.['role'])).sort()).toEqual(['admin', role].sort());
    },
  );

  // Firestore resolves each pair by a timeout, so all at once take no longer than one.
  it('requirement 21: the later of two roles for one user stays, in document and claim, ten times', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signUpDiner(api)));
    await Promise.all(
      people.map(async ({ uid }) => {
        const answers = await Promise.all([
          setRole(admin, uid, 'kitchen'),
          setRole(other, uid, 'admin'),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        const user = await stored(uid);
        const role = roles.find((each) => each === user?.['role']) ?? 'user';
        expect(['kitchen', 'admin']).toContain(role);
        expect(user).toMatchObject({ claimInSync: true });
        expect(await claimsOf(uid)).toEqual(claimOf(role));
      }),
    );
    // Each entry contains the role that its change found.
    const found = await recordedRoles();
    expect(found).toHaveLength(20);
    expect(found.filter(([before]) => before === 'user')).toHaveLength(10);
    for (const [before, after] of found) expect(before).not.toBe(after);
  });

  it('requirement 21: the same role twice at once is recorded as one change', async () => {
    const { uid } = await signUpDiner(api);
    const answers = await Promise.all(
      [admin, other].map((actor) => setRole(actor, uid, 'kitchen')),
    );
    expect(answers.map(({ status, data }) => [status, data.role])).toEqual([
      [200, 'kitchen'],
      [200, 'kitchen'],
    ]);
    expect(await recordedRoles()).toEqual([['user', 'kitchen']]);
    expect(await claimsOf(uid)).toEqual({ kitchen: true });
  });

  it('requirement 21: a role has no effect if the user is removed meanwhile', async () => {
    const { uid } = await signUpDiner(api);
    const [, removed] = await Promise.all([
      setRole(admin, uid, 'kitchen'),
      api.call('deleteUser', { token: other.accessToken, params: { id: uid } }),
    ]);
    expect(removed.status).toBe(200);
    expect(await stored(uid)).toBeUndefined();
    await expect(api.auth.getUser(uid)).rejects.toThrow();
  });
});

describe('requirement 42: changes in the middle of a change of role take effect', () => {
  it.each([
    { given: 'kitchen', then: 'user' },
    { given: 'kitchen', then: 'admin' },
    { given: 'admin', then: 'kitchen' },
  ] as const)(
    'requirement 42: $then, written while the claim of $given is set, is what the claim follows',
    async ({ given, then }) => {
      const { uid } = await signUpDiner(api);
      beforeClaims = () => documentOf(uid).update({ role: then, claimInSync: false });
      await setRole(admin, uid, given);
      expect(await claimsOf(uid)).toEqual(claimOf(then));
      expect(await stored(uid)).toMatchObject({ role: then, claimInSync: true });
    },
  );

  it('requirement 42: a removal that begins while the claim is set leaves no claim', async () => {
    const kit = await signUpKitchen(api);
    beforeClaims = () => documentOf(kit.uid).update({ role: 'user', status: 'deleting' });
    await setRole(admin, kit.uid, 'admin');
    expect(await claimsOf(kit.uid)).toEqual({});
  });

  it('requirement 42: an actor who loses the role after the check changes nothing', async () => {
    const { uid } = await signUpDiner(api);
    beforeFinding.set(uid, () => documentOf(admin.uid).update({ role: 'kitchen' }));
    expect(await setRole(admin, uid, 'kitchen')).toMatchObject({ status: 403 });
    expect(await stored(uid)).toMatchObject({ role: 'user' });
    expect(await claimsOf(uid)).toEqual({});
  });
});
