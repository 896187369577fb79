import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { callApi, type CallOptions } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { beforeNextCommit, connectCrashingClients } from '../testing/fault-injection.ts';
import { fillCart, getCheckout, newKey, placeOrder, takeOrders } from '../testing/ordering.ts';
import { orderOf, writeOrders } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve } from '../testing/serve.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
/** Another process, in which the diner who is being removed makes a call. */
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

/** Begins a removal whose process dies after this many steps. The fourth one empties the cart. */
async function beginRemoval(steps: number): Promise<void> {
  const clients = connectCrashingClients(steps);
  const served = await serve(createApp(realDeps(clients)));
  const { accessToken: token } = admin;
  await callApi(served.origin, 'deleteUser', { token, params: { id: diner.uid } });
  await served.close();
  await clients.disconnect();
}

/** Makes the diner's call in another process, where something can happen before its write. */
async function callElsewhere(name: 'addToCart' | 'placeOrder', options: CallOptions) {
  const served = await serve(createApp(realDeps(other)));
  const { status } = await callApi(served.origin, name, { token: diner.accessToken, ...options });
  await served.close();
  return status;
}

/** Returns a placement of the current cart, ready to be sent. */
async function placement(): Promise<CallOptions> {
  const { quote } = await getCheckout(api, diner);
  return { headers: { 'idempotency-key': newKey() }, body: { quote, pickup: 'asap' } };
}

const cartOf = async () => (await api.db.doc(`carts/${diner.uid}`).get()).data();

async function dinersOnOrders(): Promise<unknown[]> {
  return (await api.db.collection('orders').get()).docs.map((order) => order.get('uid') as unknown);
}

describe('requirement 41: a removal during a call of the same diner', () => {
  it('requirement 41: prevents a diner who had no cart before it from making one', async () => {
    const dish = await addDish(api, { admin });
    beforeNextCommit(other.db, () => beginRemoval(4));
    const body = { menuItemId: dish._id };
    expect(await callElsewhere('addToCart', { body })).toBe(401);
    expect(await cartOf()).toMatchObject({ lines: {} });
    expect(await removeDiner()).toMatchObject({ status: 200 });
    expect(await cartOf()).toBeUndefined();
  });

  it.each([
    { step: 'its cart is empty', remove: () => beginRemoval(4) },
    { step: 'its orders are anonymous', remove: () => beginRemoval(5) },
    { step: 'it is complete', remove: removeDiner },
  ])('requirement 41: leads to the refusal of an order once $step', async ({ remove }) => {
    await takeOrders(api);
    const dish = await addDish(api, { admin });
    await fillCart(api, diner, { dishId: dish._id });
    const options = await placement();
    beforeNextCommit(other.db, remove);
    expect(await callElsewhere('placeOrder', options)).toBe(409);
    expect(await dinersOnOrders()).toEqual([]);
    expect((await api.db.collection('days').get()).size).toBe(0);
  });

  it('requirement 41: either makes the order anonymous, or the order is refused', async () => {
    await takeOrders(api);
    const dish = await addDish(api, { admin });
    const statuses = [];
    for (let round = 0; round < 8; round++) {
      diner = await signUpDiner(api);
      await fillCart(api, diner, { dishId: dish._id });
      const options = await placement();
      const token = diner.accessToken;
      const [{ status }, removed] = await Promise.all([
        api.call('placeOrder', { token, ...options }),
        removeDiner(),
      ]);
      expect(removed.status).toBe(200);
      statuses.push(status);
    }
    expect(statuses.filter((status) => ![201, 401, 409].includes(status))).toEqual([]);
    expect(await dinersOnOrders()).toEqual(statuses.filter((s) => s === 201).map(() => ''));
  });

  it('requirement 41: removes the name even from an order that ends meanwhile', async () => {
    await writeOrders(api.db, [orderOf({ uid: diner.uid })]);
    const { orders } = realDeps(other);
    beforeNextCommit(other.db, () =>
      api.db.doc('orders/order-1').update({ state: 'collected', isOpen: false }),
    );
    await orders.forgetDiner(diner.uid);
    expect(await orders.find('order-1')).toMatchObject({ uid: '', name: 'Guest' });
  });
});

describe('requirement 41: the open order of a removed diner', () => {
  const screen = 'screen-at-the-pass';

  async function placeAndRemove(): Promise<string> {
    await takeOrders(api);
    const dish = await addDish(api, { admin });
    await fillCart(api, diner, { dishId: dish._id });
    const placed = await placeOrder(api, diner, { name: 'Dana D.', note: 'No nuts' });
    expect(await removeDiner()).toMatchObject({ status: 200 });
    return placed.data._id;
  }

  const move = (id: string, action: string, from: string) =>
    api.call('moveOrder', {
      token: admin.accessToken,
      params: { id, action },
      body: { from, screen },
    });

  it('requirement 41: keeps name and note until it is collected', async () => {
    const id = await placeAndRemove();
    const written = { name: 'Dana D.', note: 'No nuts' };
    expect((await move(id, 'accept', 'placed')).data.order).toMatchObject(written);
    expect((await move(id, 'ready', 'accepted')).data.order).toMatchObject(written);
    const collected = await move(id, 'collect', 'ready');
    expect(collected.data.order).toMatchObject({ name: 'Guest', note: '', state: 'collected' });
    expect(await dinersOnOrders()).toEqual(['']);
  });

  it('requirement 41: can become a no-show, which is counted for nobody', async () => {
    const id = await placeAndRemove();
    await move(id, 'accept', 'placed');
    await move(id, 'ready', 'accepted');
    // It is half an hour past its time.
    await api.db.doc(`orders/${id}`).update({ dueAt: new Date(Date.now() - 31 * 60_000) });
    const left = await move(id, 'no-show', 'ready');
    expect(left.data.order).toMatchObject({ name: 'Guest', state: 'not_collected' });
    expect((await api.db.doc(`users/${diner.uid}`).get()).exists).toBe(false);
  });
});
