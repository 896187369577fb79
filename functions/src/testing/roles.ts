import type { Role } from '@thymely/contract/users/endpoints';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Returns what tests of roles call and look up. The API may start later. */
export function roleCalls(api: () => TestApi) {
  return {
    setRole: (actor: Person, uid: string, role: Role) =>
      api().call('setUserRole', { token: actor.accessToken, params: { id: uid }, body: { role } }),
    stored: async (uid: string) => (await api().db.doc(`users/${uid}`).get()).data(),
    claimsOf: async (uid: string) => (await api().auth.getUser(uid)).customClaims ?? {},
    /** Returns the role before and after each recorded change. */
    recordedRoles: async () => {
      const { docs } = await api().db.collection('audit').get();
      return docs.map((entry) => [
        entry.get('before.role') as unknown,
        entry.get('after.role') as unknown,
      ]);
    },
  };
}

/** Returns the claims of an account with this role alone. */
export function claimOf(role: Role) {
  return role === 'user' ? {} : { [role]: true };
}
