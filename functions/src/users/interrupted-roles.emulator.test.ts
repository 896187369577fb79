import { isAbove, roles, type Role } from '@thymely/contract/users/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { soup } from '../testing/dishes.ts';
import type { CrashingClients } from '../testing/fault-injection.ts';
import { interrupt, overHttp } from '../testing/interrupt.ts';
import {
  signedInEarlier,
  signUpAdmin,
  signUpDiner,
  signUpKitchen,
  type Person,
} from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';
import { planGrant, planRevoke } from './grant-admin.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const signUp = { user: signUpDiner, kitchen: signUpKitchen, admin: signUpAdmin };

const roleRequest = (uid: string, role: Role) => ({
  token: admin.accessToken,
  params: { id: uid },
  body: { role },
});
const interruptAfter = (changes: number, uid: string, role: Role) =>
  interrupt(changes, overHttp('setUserRole', roleRequest(uid, role)));
const setRole = (uid: string, role: Role) => api.call('setUserRole', roleRequest(uid, role));

const { stored, claimsOf } = roleCalls(() => api);
const claimOf = (role: Role) => (role === 'user' ? {} : { [role]: true });

/** Finds a person's actual role, by what each role may do and the next lower one may not. */
async function powerOf({ accessToken: token }: Person): Promise<Role | 'signed out'> {
  const dish = await api.call('createMenuItem', { token, body: soup });
  if (dish.status === 201) return 'admin';
  const orders = await api.call('listKitchenOrders', { token });
  if (orders.status === 200) return 'kitchen';
  return orders.status === 401 ? 'signed out' : 'user';
}

const shownRole = async (uid: string) =>
  (await api.call('listUsers', { token: admin.accessToken })).data.find(({ _id }) => _id === uid)
    ?.role;

const stepsOfGain = ['nothing', 'the document', 'the claim'];
const stepsOfLoss = [...stepsOfGain, 'the confirmation'];

const pairs = roles.flatMap((from) =>
  roles.filter((to) => to !== from).map((to) => ({ from, to, isLoss: isAbove(from, to) })),
);
const stepsOf = (isLoss: boolean) => (isLoss ? stepsOfLoss : stepsOfGain);
const interruptions = pairs.flatMap((pair) =>
  stepsOf(pair.isLoss).map((step, changes) => ({ ...pair, step, changes })),
);

/** Document and claim agree only before the first and after the second change. */
function powerAfter(changes: number, from: Role, to: Role): Role {
  if (changes === 0) return from;
  return changes === 1 ? 'user' : to;
}

describe('requirement 20: an interrupted change of role', () => {
  it.each(interruptions)(
    'requirement 20: from $from to $to after $step gives no more than either role, and is completed by repeating it',
    async ({ from, to, isLoss, changes }) => {
      const person = await signedInEarlier(api, await signUp[from](api));
      expect(await interruptAfter(changes, person.uid, to)).toBe(true);
      expect(await powerOf(person)).toBe(powerAfter(changes, from, to));
      // The change is not shown before it is complete, so that the dashboard offers it again.
      expect(await shownRole(person.uid)).toBe(changes === 0 ? from : changes === 3 ? to : 'user');

      expect(await setRole(person.uid, to)).toMatchObject({ status: 200, data: { role: to } });
      expect(await powerOf(person)).toBe(isLoss ? 'signed out' : to);
      expect(await stored(person.uid)).toMatchObject({ role: to, claimInSync: true });
      expect(await claimsOf(person.uid)).toEqual(claimOf(to));
    },
  );

  it.each(pairs)(
    'requirement 20: from $from to $to has these steps and at most one more',
    async ({ from, to }) => {
      const person = await signedInEarlier(api, await signUp[from](api));
      expect(await interruptAfter(4, person.uid, to)).toBe(false);
      expect(await claimsOf(person.uid)).toEqual(claimOf(to));
    },
  );

  it.each(stepsOfLoss.map((step, changes) => ({ step, changes })))(
    'requirement 48: someone whose loss stopped after $step and who is let in again is signed out first',
    async ({ changes }) => {
      const kit = await signedInEarlier(api, await signUpKitchen(api));
      await interruptAfter(changes, kit.uid, 'user');
      expect(await setRole(kit.uid, 'kitchen')).toMatchObject({ data: { role: 'kitchen' } });
      expect(await powerOf(kit)).toBe(changes === 0 ? 'kitchen' : 'signed out');
      expect(await claimsOf(kit.uid)).toEqual({ kitchen: true });
    },
  );

  it.each(stepsOfGain.map((step, changes) => ({ step, changes })))(
    'requirement 20: someone whose promotion stopped after $step can lose every role',
    async ({ changes }) => {
      const kit = await signedInEarlier(api, await signUpKitchen(api));
      await interruptAfter(changes, kit.uid, 'admin');
      expect(await setRole(kit.uid, 'user')).toMatchObject({ data: { role: 'user' } });
      expect(await powerOf(kit)).toBe('signed out');
      expect(await claimsOf(kit.uid)).toEqual({});
    },
  );
});

describe("an operator's grant or revocation for kitchen staff", () => {
  const grant = (email: string) => async (clients: Pick<CrashingClients, 'auth' | 'db'>) =>
    (await planGrant(realDeps(clients), { email, allowUnverified: false }))?.apply();
  const revoke = (email: string) => async (clients: Pick<CrashingClients, 'auth' | 'db'>) =>
    (await planRevoke(realDeps(clients), { email }))?.apply();

  it.each(stepsOfGain.map((step, changes) => ({ step, changes })))(
    'requirement 20: that stopped after $step never makes half an admin of them',
    async ({ changes }) => {
      const kit = await signUpKitchen(api);
      expect(await interrupt(changes, grant(kit.email))).toBe(true);
      expect(await powerOf(kit)).toBe(powerAfter(changes, 'kitchen', 'admin'));
      await grant(kit.email)(api);
      expect(await powerOf(kit)).toBe('admin');
      expect(await claimsOf(kit.uid)).toEqual({ admin: true });
    },
  );

  it('leaves them their role when revoked, and removes a stray claim', async () => {
    const kit = await signUpKitchen(api);
    await api.auth.setCustomUserClaims(kit.uid, { kitchen: true, admin: true });
    await revoke(kit.email)(api);
    expect(await stored(kit.uid)).toMatchObject({ role: 'kitchen', claimInSync: true });
    expect(await claimsOf(kit.uid)).toEqual({ kitchen: true });
  });
});
