import { roles } from '@thymely/contract/users/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { claimOf, roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;
let other: Person;

beforeEach(async () => {
  await api.clear();
  [admin, other] = await Promise.all([signUpAdmin(api), signUpAdmin(api, 'Otto Other')]);
});

const { setRole, stored, claimsOf, recordedRoles } = roleCalls(() => api);

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
});
