import { dayMs, hourMs } from '@thymely/contract/ground/time';
import { pushLimits } from '@thymely/contract/push/limits';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepDaily } from '../daily-sweep.ts';
import { createStores } from '../stores.firestore.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { beforeNextCommit } from '../testing/fault-injection.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { takeOrders } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { newPushDevice } from '../testing/push-device.ts';
import { answerWith, startPushService, type ReceivedPush } from '../testing/push-service.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { patienceMs } from '../testing/patience.ts';

const service = await startPushService();
const { config, received } = service;
let aheadMs = 0;
const api = useTestApi({ config, nowMs: () => Date.now() + aheadMs });
let diner: Person;
let cook: Person;

afterAll(() => service.close());

beforeEach(async () => {
  await api.clear();
  service.reset();
  aheadMs = 0;
  [diner, cook] = await Promise.all([signUpDiner(api), signUpKitchen(api)]);
  await takeOrders(api);
  await storeOrder(api, orderOf({ uid: diner.uid, number: 47, state: 'cooking' }));
});

const newDevice = (name = 'device') => newPushDevice(`${service.origin}/${name}`);

const subscribe = (body: object, { accessToken: token }: Person = diner, id = 'order-1') =>
  api.call('subscribeToOrder', { token, params: { id }, body });

const move = (action: string, from: string) =>
  api.call('moveOrder', {
    token: cook.accessToken,
    params: { id: 'order-1', action },
    body: { from, screen: 'screen-1', ...(action === 'reject' && { reason: 'closing' }) },
  });

const stored = async (collection: string) => (await api.db.collection(collection).get()).docs;
const nothingWaits = () =>
  vi.waitFor(async () => expect(await stored('pushMessages')).toEqual([]), patienceMs);
describe('a device that asked to be told', () => {
  it('gets number and state of its order, which nobody but it can read', async () => {
    const device = newDevice();
    expect(await subscribe(device.subscription)).toMatchObject({ status: 200 });
    expect(await move('ready', 'cooking')).toMatchObject({ status: 200 });
    await nothingWaits();
    expect(received).toHaveLength(1);
    const [message] = received as [ReceivedPush];
    expect(device.read(message.body)).toEqual({ order: 'order-1', number: 47, state: 'ready' });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(message.headers.authorization).toContain(`k=${config.vapid?.publicKey}`);
    expect(message.body.includes('ready')).toBe(false);
    expect(() => newDevice().read(message.body)).toThrow();
  });

  it('is told about a rejection, and not about other steps', async () => {
    const device = newDevice();
    await subscribe(device.subscription);
    await move('reject', 'cooking');
    await nothingWaits();
    expect(received.map(({ body }) => device.read(body))).toEqual([
      { order: 'order-1', number: 47, state: 'rejected' },
    ]);
  });

  it.each([404, 410])('is forgotten once its push service answers %i', async (gone) => {
    await subscribe(newDevice().subscription);
    service.behavior.answer = answerWith(gone);
    await move('ready', 'cooking');
    await nothingWaits();
    expect(await stored('pushSubscriptions')).toEqual([]);
  });

  it('is told nothing more once it has unsubscribed, as with a logout', async () => {
    const { subscription } = newDevice();
    await subscribe(subscription);
    const token = diner.accessToken;
    const { endpoint } = subscription;
    const stranger = await signUpDiner(api);
    await api.call('unsubscribeDevice', { token: stranger.accessToken, body: { endpoint } });
    expect(await stored('pushSubscriptions')).toHaveLength(1);
    await api.call('unsubscribeDevice', { token, body: { endpoint } });
    await move('ready', 'cooking');
    await nothingWaits();
    expect(received).toEqual([]);
  });

  it('is one of at most five for an order, of which the oldest gives way', async () => {
    for (let n = 0; n <= pushLimits.devicesPerOrder; n += 1) {
      await subscribe(newDevice(`device-${n}`).subscription);
    }
    const endpoints = (await stored('pushSubscriptions')).map((each) =>
      String(each.get('endpoint')),
    );
    expect(endpoints).toHaveLength(pushLimits.devicesPerOrder);
    expect(endpoints).not.toContain(`${service.origin}/device-0`);
  });

  it('is forgotten a day after the time of the order, and with its person', async () => {
    await subscribe(newDevice().subscription);
    await sweepDaily(realDeps(api), Date.now() + dayMs / 2);
    expect(await stored('pushSubscriptions')).toHaveLength(1);
    await sweepDaily(realDeps(api), Date.now() + dayMs + 1000);
    expect(await stored('pushSubscriptions')).toEqual([]);

    await subscribe(newDevice().subscription);
    const { accessToken: token } = await signUpAdmin(api);
    await api.call('deleteUser', { token, params: { id: diner.uid } });
    expect(await stored('pushSubscriptions')).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is for one’s own open order only', async () => {
    const { subscription } = newDevice();
    expect(await subscribe(subscription, await signUpDiner(api))).toMatchObject({ status: 404 });
    expect(await subscribe(subscription, cook)).toMatchObject({ status: 404 });
    expect(await subscribe(subscription, diner, 'none')).toMatchObject({ status: 404 });
    await api.db.doc('orders/order-1').update({ isOpen: false, state: 'collected' });
    expect(await subscribe(subscription)).toMatchObject({ status: 409 });
  });

  it('requirement 63: of a browser whose push service is not known is refused in words', async () => {
    const { keys } = newDevice().subscription;
    for (const endpoint of ['https://push.example.com/a', 'https://127.0.0.1/a', 'nothing']) {
      expect(await subscribe({ endpoint, keys })).toMatchObject({
        status: 400,
        error: { fields: { endpoint: "This browser's notifications can't be reached from here." } },
      });
    }
    expect(await stored('pushSubscriptions')).toEqual([]);
  });

  it('is not stored for an order that ends at the same moment', async () => {
    const own = connectEmulators();
    try {
      const { push } = createStores(own.db);
      beforeNextCommit(own.db, () =>
        api.db.doc('orders/order-1').update({ isOpen: false, state: 'collected' }),
      );
      const { subscription } = newDevice();
      const request = { uid: diner.uid, orderId: 'order-1', subscription, nowMs: Date.now() };
      await expect(push.subscribe(request)).rejects.toMatchObject({ code: 'CONFLICT' });
    } finally {
      await own.disconnect();
    }
    expect(await stored('pushSubscriptions')).toEqual([]);
  });

  it('can be made a limited number of times an hour', async () => {
    const statuses: number[] = [];
    const once = async () => {
      const answer = await subscribe(newDevice().subscription);
      statuses.push(answer.status);
      return answer;
    };
    for (let time = 0; time < pushLimits.subscriptionsPerHour; time += 1) await once();
    expect(await once()).toMatchObject({ status: 429, error: { code: 'TOO_MANY_REQUESTS' } });
    aheadMs = hourMs;
    await once();
    expect(new Set(statuses.slice(0, -2))).toEqual(new Set([200]));
    expect(statuses.slice(-2)).toEqual([429, 200]);
  });

  it('needs the public key, which the hours carry', async () => {
    expect((await api.call('getOrdering')).data.pushKey).toBe(config.vapid?.publicKey);
  });
});

describe('an order that nobody follows', () => {
  it('costs nothing more', async () => {
    const { reads, writes } = api.counts;
    await move('ready', 'cooking');
    const cost = { reads: api.counts.reads - reads, writes: api.counts.writes - writes };
    expect(await stored('pushMessages')).toEqual([]);
    expect(cost).toEqual({ reads: 2, writes: 2 });
  });
});
