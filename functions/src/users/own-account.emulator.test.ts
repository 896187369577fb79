import { userLimits } from '@thymely/contract/users/limits';
import { minuteMs } from '@thymely/contract/ground/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { beforeNextCommit } from '../testing/fault-injection.ts';
import { interrupt, overHttp } from '../testing/interrupt.ts';
import { endedOrder, orderOf, soupLine, writeOrders } from '../testing/orders.ts';
import { placeOrder, takeOrders, writeCart } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { deleteOwnAccount } from './delete-user.ts';
import { sweepAccounts } from './sweep-accounts.ts';

let aheadMs = 0;
const nowMs = () => Date.now() + aheadMs;
const api = useTestApi({ nowMs });
let diner: Person;

beforeEach(async () => {
  aheadMs = 0;
  await api.clear();
  diner = await signUpDiner(api);
});

const leave = ({ idToken: token }: Person) => api.call('deleteOwnAccount', { token });
const userOf = async ({ uid }: Person) => (await api.db.doc(`users/${uid}`).get()).data();

async function expectNothingLeft({ uid }: Person): Promise<void> {
  await expect(api.auth.getUser(uid)).rejects.toThrow();
  const kept = await api.db.getAll(api.db.doc(`users/${uid}`), api.db.doc(`carts/${uid}`));
  expect(kept.map(({ exists }) => exists)).toEqual([false, false]);
  const orders = await api.db.collection('orders').get();
  expect(orders.docs.map((order) => [order.get('uid'), order.get('name')] as unknown[])).toEqual(
    orders.docs.map(() => ['', 'Guest']),
  );
}

describe('an account that its owner deletes', () => {
  it('requirement 41: leaves only orders without a name', async () => {
    const { uid } = diner;
    await writeOrders(api.db, [orderOf({ ...endedOrder, uid, allergies: 'nuts' })]);
    expect(await leave(diner)).toMatchObject({ status: 200 });
    await expectNothingLeft(diner);
    expect(await leave(diner)).toMatchObject({ status: 401 });
  });

  it('needs a sign-in of the last five minutes', async () => {
    aheadMs = (userLimits.freshSignInMinutes + 1) * minuteMs;
    expect(await leave(diner)).toMatchObject({ status: 403 });
    expect(await userOf(diner)).toMatchObject({ status: 'active' });
  });

  it('is kept while an order is open, and the answer has the order', async () => {
    await writeOrders(api.db, [orderOf({ uid: diner.uid, number: 47 })]);
    const refused = await leave(diner);
    expect(refused).toMatchObject({ status: 409, error: { order: { number: 47 } } });
    expect(await userOf(diner)).toMatchObject({ status: 'active' });
  });

  it('is kept when an order is placed between the look and the mark', async () => {
    const dish = await addDish(api, { admin: await signUpAdmin(api) });
    await takeOrders(api);
    await writeCart(api, { uid: diner.uid, dishId: dish._id });
    const own = connectEmulators();
    try {
      beforeNextCommit(own.db, () => placeOrder(api, diner));
      const caller = { ...diner, signedInAtMs: Date.now() };
      const refused = deleteOwnAccount({ ...realDeps(own), nowMs }, caller);
      await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    } finally {
      await own.disconnect();
    }
    expect(await userOf(diner)).toMatchObject({ status: 'active' });
  });

  it('cannot be an admin, who has to give up the role first', async () => {
    const admin = await signUpAdmin(api);
    expect(await leave(admin)).toMatchObject({ status: 409 });
    expect(await userOf(admin)).toMatchObject({ role: 'admin', status: 'active' });
  });
});

describe('requirement 20: an interrupted deletion of one’s own account', () => {
  const steps = [
    'nothing',
    'the mark in the document and the empty cart',
    'disabling the account',
    'revoking its tokens',
    'emptying the cart again',
    'making the orders anonymous',
    'removing the account',
  ];

  it.each(steps.map((step, changes) => ({ step, changes })))(
    'requirement 20: after $step leaves no power, and the next sweep completes it',
    async ({ changes }) => {
      const { uid, idToken: token, accessToken } = diner;
      await writeOrders(api.db, [orderOf({ ...endedOrder, uid })]);
      expect(await interrupt(changes, overHttp('deleteOwnAccount', { token }))).toBe(true);
      const own = await api.call('getOwnUser', { token: accessToken });
      expect(own.status).toBe(changes === 0 ? 200 : 401);
      if (changes === 0) {
        expect(await leave(diner)).toMatchObject({ status: 200 });
      } else {
        const { failures } = await sweepAccounts(realDeps({ db: api.db, auth: api.auth }));
        expect(failures).toEqual([]);
      }
      await expectNothingLeft(diner);
    },
  );

  it('requirement 20: has these steps and one more', async () => {
    const { uid, idToken: token } = diner;
    await writeOrders(api.db, [orderOf({ ...endedOrder, uid })]);
    expect(await interrupt(steps.length, overHttp('deleteOwnAccount', { token }))).toBe(false);
    await expectNothingLeft(diner);
  });
});

describe('the export of one’s own data', () => {
  it('has account, cart, orders with allergies and notes, photos and changes, and nobody else’s', async () => {
    const { uid, accessToken: token } = diner;
    const admin = await signUpAdmin(api);
    const dish = await addDish(api, { admin });
    await writeCart(api, { uid, dishId: dish._id });
    const lines = [{ ...soupLine, note: 'no salt' }];
    const orders = Array.from({ length: 101 }, (_, n) =>
      orderOf({ ...endedOrder, _id: `order-${n}`, uid, lines, allergies: 'nuts', note: 'by 6' }),
    );
    await writeOrders(api.db, [...orders, orderOf({ _id: 'foreign', uid: 'other' })]);
    await api.call('uploadImage', { token, form: pictureForm(png()) });
    const role = { params: { id: uid }, body: { role: 'kitchen' } };
    await api.call('setUserRole', { token: admin.accessToken, ...role });

    const { status, data } = await api.call('exportOwnData', { token });
    expect(status).toBe(200);
    expect(data.account).toMatchObject({ _id: uid, email: diner.email, name: 'Dana Diner' });
    expect(data.user).toMatchObject({
      role: 'kitchen',
      createdAt: expect.stringMatching(/Z$/) as string,
    });
    expect(JSON.stringify(data.cart)).toContain(dish._id);
    expect(data.orders).toHaveLength(101);
    const own = { name: 'Dana', allergies: 'nuts', note: 'by 6', lines: [{ note: 'no salt' }] };
    expect(data.orders[0]).toMatchObject(own);
    expect(data.photos).toHaveLength(1);
    expect(data.changes).toMatchObject([{ what: 'user.role', who: 'admin' }]);
    expect(JSON.stringify(data)).not.toContain(admin.uid);
    expect(JSON.stringify(data)).not.toMatch(/foreign|searchPrefixes|requestHash|"bytes"/);
  });

  it.each([
    ['devices', 'pushSubscriptions'],
    ['mails', 'outbox'],
  ] as const)('has the %s of the account, and nobody else’s', async (part, collection) => {
    const { uid, accessToken: token } = diner;
    const own = api.db.collection(collection);
    await Promise.all([own.doc('own').set({ uid }), own.doc('foreign').set({ uid: 'other' })]);
    const { data } = await api.call('exportOwnData', { token });
    expect(data[part]).toEqual([{ _id: 'own', uid }]);
  });

  it('can be repeated a few times an hour', async () => {
    const token = diner.accessToken;
    const statuses: number[] = [];
    for (let time = 0; time <= userLimits.exportsPerHour; time += 1) {
      statuses.push((await api.call('exportOwnData', { token })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(userLimits.exportsPerHour);
    expect(statuses.at(-1)).toBe(429);
  });
});
