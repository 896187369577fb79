import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { callApi } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { beforeNextCommit, connectCrashingClients } from '../testing/fault-injection.ts';
import { orderOf, writeOrders } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve } from '../testing/serve.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
/** Of another process: the call of the diner who is being removed. */
let other: Emulators;
let admin: Person;
let diner: Person;

beforeAll(async () => {
  api = await startTestApi();
  other = connectEmulators();
});
afterAll(() => Promise.all([api.close(), other.disconnect()]));

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
});

const removeDiner = () =>
  api.call('deleteUser', { token: admin.accessToken, params: { id: diner.uid } });

/** A removal whose process dies after so many steps; the fourth one empties the cart. */
async function beginRemoval(steps: number): Promise<void> {
  const clients = connectCrashingClients(steps);
  const served = await serve(createApp(realDeps(clients)));
  const { accessToken: token } = admin;
  await callApi(served.origin, 'deleteUser', { token, params: { id: diner.uid } });
  await served.close();
  await clients.disconnect();
}

/** In a process of its own, so that something can happen just before it writes. */
async function addToCartElsewhere(menuItemId: string): Promise<number> {
  const served = await serve(createApp(realDeps(other)));
  const token = diner.accessToken;
  const { status } = await callApi(served.origin, 'addToCart', { token, body: { menuItemId } });
  await served.close();
  return status;
}

const cartOf = async () => (await api.db.doc(`carts/${diner.uid}`).get()).data();

describe('requirement 41: a removal that meets a call of the same diner', () => {
  it('requirement 41: a diner who had no cart before it cannot make one during it', async () => {
    const dish = await addDish(api, { admin });
    beforeNextCommit(other.db, () => beginRemoval(4));
    expect(await addToCartElsewhere(dish._id)).toBe(401);
    expect(await cartOf()).toMatchObject({ lines: {} });
    expect(await removeDiner()).toMatchObject({ status: 200 });
    expect(await cartOf()).toBeUndefined();
  });

  it('requirement 41: an order that ends while it is made anonymous does not keep the name', async () => {
    await writeOrders(api.db, [orderOf({ uid: diner.uid })]);
    const { orders } = realDeps(other);
    beforeNextCommit(other.db, () =>
      api.db.doc('orders/order-1').update({ state: 'collected', isOpen: false }),
    );
    await orders.forgetDiner(diner.uid);
    expect(await orders.find('order-1')).toMatchObject({ uid: '', name: 'Guest' });
  });
});
