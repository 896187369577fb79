import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { claimOf, roleCalls } from '../testing/roles.ts';
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

const documentOf = (uid: string) => api.db.doc(`users/${uid}`);
const { setRole, stored, claimsOf, recordedRoles } = roleCalls(() => api);

describe('requirement 21: two admins set roles at once', () => {
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
