import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, soup } from '../testing/dishes.ts';
import type { CrashingClients } from '../testing/fault-injection.ts';
import { interrupt, overHttp } from '../testing/interrupt.ts';
import { endedOrder, orderOf, writeOrders } from '../testing/orders.ts';
import { signedInEarlier, signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { roleCalls } from '../testing/roles.ts';
import { useTestApi } from '../testing/test-api.ts';
import { planRevoke } from './grant-admin.ts';

const api = useTestApi();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

type AdminChange = 'promoteUser' | 'demoteUser' | 'deleteUser';

const change = (name: AdminChange, uid: string) =>
  overHttp(name, { token: admin.accessToken, params: { id: uid } });

const repeat = (name: AdminChange, uid: string) =>
  api.call(name, { token: admin.accessToken, params: { id: uid } });

async function namesOnOrders() {
  const { docs } = await api.db.collection('orders').get();
  return Object.fromEntries(
    docs.map((order) => [order.id, [order.get('uid'), order.get('name')] as unknown[]]),
  );
}

const createDish = async (person: Person) => {
  const answer = await api.call('createMenuItem', { token: person.accessToken, body: soup });
  return answer.status;
};

const { stored, claimsOf } = roleCalls(() => api);

describe('requirement 20: an interrupted promotion', () => {
  const steps = ['nothing', 'the document', 'the claim'];

  it.each(steps.map((step, changes) => ({ step, changes })))(
    'requirement 20: after $step leaves no half-made admin, and is completed by repeating it',
    async ({ changes }) => {
      const diner = await signUpDiner(api);
      expect(await interrupt(changes, change('promoteUser', diner.uid))).toBe(true);

      const isWhole = changes === 2;
      expect(await createDish(diner)).toBe(isWhole ? 201 : 403);
      const listed = await api.call('listUsers', { token: admin.accessToken });
      const shown = listed.data.find(({ _id }) => _id === diner.uid);
      expect(shown?.role).toBe('user');

      expect(await repeat('promoteUser', diner.uid)).toMatchObject({ data: { role: 'admin' } });
      expect(await createDish(diner)).toBe(201);
      expect(await stored(diner.uid)).toMatchObject({ role: 'admin', claimInSync: true });
    },
  );

  it('requirement 20: has only these steps', async () => {
    const diner = await signUpDiner(api);
    const hasCrashed = await interrupt(steps.length, change('promoteUser', diner.uid));
    expect(hasCrashed).toBe(false);
  });
});

describe('requirement 20: an interrupted removal', () => {
  const steps = [
    'nothing',
    'the mark in the document',
    'disabling the account',
    'revoking its tokens',
    'emptying the cart',
    'making the orders anonymous',
    'removing the account',
  ];

  async function signUpLeaving(): Promise<Person> {
    const leaving = await signUpAdmin(api);
    const token = leaving.accessToken;
    const dish = await addDish(api, { admin });
    await api.call('addToCart', { token, body: { menuItemId: dish._id } });
    const { uid } = leaving;
    const ended = orderOf({ ...endedOrder, _id: 'ended', uid });
    await writeOrders(api.db, [orderOf({ _id: 'open', uid }), ended]);
    return leaving;
  }

  async function expectNothingLeft({ uid }: Person): Promise<void> {
    await expect(api.auth.getUser(uid)).rejects.toThrow();
    expect(await stored(uid)).toBeUndefined();
    expect((await api.db.doc(`carts/${uid}`).get()).exists).toBe(false);
    expect(await namesOnOrders()).toEqual({ open: ['', 'Dana'], ended: ['', 'Guest'] });
  }

  it.each(steps.map((step, changes) => ({ step, changes })))(
    'requirement 20: after $step leaves no power, and is completed by repeating it',
    async ({ changes }) => {
      const leaving = await signUpLeaving();
      expect(await interrupt(changes, change('deleteUser', leaving.uid))).toBe(true);

      expect(await createDish(leaving)).toBe(changes === 0 ? 201 : 401);
      if (changes > 0) {
        const body = { name: 'Back again', email: leaving.email };
        const saved = await api.call('saveUser', { token: leaving.idToken, body });
        expect(saved).toMatchObject({ status: 401 });
        // The document still exists, and shows what must be resumed.
        expect(await stored(leaving.uid)).toMatchObject({ role: 'user', status: 'deleting' });
      }

      expect(await repeat('deleteUser', leaving.uid)).toMatchObject({ status: 200 });
      await expectNothingLeft(leaving);
    },
  );

  it('requirement 41: empties the cart before it looks for orders, so that none is placed afterwards', async () => {
    const { uid } = await signUpLeaving();
    await interrupt(steps.indexOf('emptying the cart'), change('deleteUser', uid));
    expect((await api.db.doc(`carts/${uid}`).get()).get('lines')).toEqual({});
    expect(await namesOnOrders()).toEqual({ open: [uid, 'Dana'], ended: [uid, 'Dana'] });
  });

  it('requirement 20: has these steps and one more', async () => {
    const leaving = await signUpLeaving();
    const hasCrashed = await interrupt(steps.length, change('deleteUser', leaving.uid));
    expect(hasCrashed).toBe(false);
    await expectNothingLeft(leaving);
  });
});

describe('requirement 20: an interrupted removal of a user with 250 orders', () => {
  // The steps are the mark, disabling, revoking and the cart, and then 100 orders at a time.
  const stepsBeforeOrders = 4;

  it.each([0, 100, 200, 250])(
    'requirement 20: is completed by repeating it after %i steps',
    async (anonymous) => {
      const { uid } = await signUpDiner(api);
      const orders = Array.from({ length: 250 }, (_, n) =>
        orderOf({ ...endedOrder, _id: `order-${String(n).padStart(3, '0')}`, uid }),
      );
      await writeOrders(api.db, orders);
      const steps = stepsBeforeOrders + Math.ceil(anonymous / 100);
      expect(await interrupt(steps, change('deleteUser', uid))).toBe(true);
      const countGuests = async () =>
        Object.values(await namesOnOrders()).filter(([of, name]) => of === '' && name === 'Guest')
          .length;
      expect(await countGuests()).toBe(anonymous);

      expect(await repeat('deleteUser', uid)).toMatchObject({ status: 200 });
      expect(await countGuests()).toBe(250);
      expect(await stored(uid)).toBeUndefined();
    },
  );
});

describe('requirement 20: an interrupted demotion', () => {
  const steps = ['nothing', 'the document', 'the claim', 'the confirmation'];

  it.each(steps.map((step, changes) => ({ step, changes })))(
    'requirement 20: after $step leaves no half-made admin, and is completed by repeating it',
    async ({ changes }) => {
      const demoted = await signedInEarlier(api, await signUpAdmin(api));
      expect(await interrupt(changes, change('demoteUser', demoted.uid))).toBe(true);
      expect(await createDish(demoted)).toBe(changes === 0 ? 201 : 403);

      expect(await repeat('demoteUser', demoted.uid)).toMatchObject({ data: { role: 'user' } });
      expect(await createDish(demoted)).toBe(401);
      expect(await stored(demoted.uid)).toMatchObject({ role: 'user', claimInSync: true });
      expect(await claimsOf(demoted.uid)).toEqual({});
    },
  );

  it('requirement 20: has these steps and one more', async () => {
    const demoted = await signUpAdmin(api);
    const hasCrashed = await interrupt(steps.length, change('demoteUser', demoted.uid));
    expect(hasCrashed).toBe(false);
  });
});

describe("requirement 20: an operator's interrupted revocation", () => {
  const steps = ['nothing', 'the document', 'the claim', 'the confirmation'];

  const revoke = (person: Person) => async (clients: CrashingClients) => {
    const plan = await planRevoke(realDeps(clients), { email: person.email });
    await plan?.apply();
  };

  it.each(steps.map((step, changes) => ({ step, changes })))(
    'requirement 20: after $step leaves no half-made admin, and is completed by repeating it',
    async ({ changes }) => {
      const demoted = await signUpAdmin(api);
      expect(await interrupt(changes, revoke(demoted))).toBe(true);
      expect(await createDish(demoted)).toBe(changes === 0 ? 201 : 403);

      expect(await interrupt(99, revoke(demoted))).toBe(false);
      expect(await stored(demoted.uid)).toMatchObject({ role: 'user', claimInSync: true });
      expect(await claimsOf(demoted.uid)).toEqual({});
    },
  );
});
