import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { dayMs, hourMs } from '@thymely/contract/ground/time';
import { pushLimits } from '@thymely/contract/push/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { sweepDaily } from '../daily-sweep.ts';
import { readConfig } from '../platform/config.ts';
import { storeOrder } from '../testing/kitchen.ts';
import { takeOrders } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { newPushDevice } from '../testing/push-device.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { sendWaitingPushes } from './deliver-pushes.ts';
import { createSendPush } from './send-push.ts';

const indexes = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { fieldOverrides: object[] };

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on this machine, to which the agent connects whatever the endpoint's name. */
const received: Received[] = [];
let answer = 201;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: Buffer.concat(parts) });
    response.writeHead(answer).end();
  });
});
const agent = new Agent();
Object.assign(agent, {
  createConnection: () => connect((service.address() as AddressInfo).port, '127.0.0.1'),
});

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const config = readConfig({
  CALLS_PER_MINUTE: '999999',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:owner@thymely.example',
});
const sendPush = createSendPush(agent);
const api = useTestApi({ config, sendPush });
let diner: Person;
let cook: Person;

beforeAll(() => new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening)));
afterAll(() => service.close());

beforeEach(async () => {
  await api.clear();
  received.length = 0;
  answer = 201;
  [diner, cook] = await Promise.all([signUpDiner(api), signUpKitchen(api)]);
  await takeOrders(api);
  await storeOrder(api, orderOf({ uid: diner.uid, number: 47, state: 'cooking' }));
});

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
  vi.waitFor(async () => expect(await stored('pushMessages')).toEqual([]), 5000);
const deps = (nowMs = Date.now()) => ({
  ...realDeps({ db: api.db, auth: api.auth }),
  config,
  sendPush,
  nowMs: () => nowMs,
});

describe('a device that asked to be told', () => {
  it('gets number and state of its order, which nobody but it can read', async () => {
    const device = newPushDevice();
    expect(await subscribe(device.subscription)).toMatchObject({ status: 200 });
    expect(await move('ready', 'cooking')).toMatchObject({ status: 200 });
    await nothingWaits();
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    expect(device.read(message.body)).toEqual({ order: 'order-1', number: 47, state: 'ready' });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(message.headers.authorization).toContain(`k=${publicKey}`);
    expect(message.body.includes('ready')).toBe(false);
    expect(() => newPushDevice().read(message.body)).toThrow();
  });

  it('is told about a rejection, and not about other steps', async () => {
    const device = newPushDevice();
    await subscribe(device.subscription);
    await move('reject', 'cooking');
    await nothingWaits();
    expect(received.map(({ body }) => device.read(body))).toEqual([
      { order: 'order-1', number: 47, state: 'rejected' },
    ]);
  });

  it.each([404, 410])('is forgotten once its push service answers %i', async (gone) => {
    await subscribe(newPushDevice().subscription);
    answer = gone;
    await move('ready', 'cooking');
    await nothingWaits();
    expect(await stored('pushSubscriptions')).toEqual([]);
  });

  it('keeps no step from its answer: the message waits, and the job sends it later', async () => {
    const device = newPushDevice();
    await subscribe(device.subscription);
    answer = 500;
    expect(await move('ready', 'cooking')).toMatchObject({ status: 200 });
    await vi.waitFor(async () => {
      expect((await stored('pushMessages'))[0]?.get('attempts')).toBe(1);
    }, 5000);
    for (const collectionGroup of ['pushMessages', 'pushSubscriptions']) {
      // Both go by themselves, even if no job ever runs again.
      expect((await stored(collectionGroup))[0]?.get('expireAt')).toBeInstanceOf(Timestamp);
      expect(indexes.fieldOverrides).toContainEqual(
        expect.objectContaining({ collectionGroup, fieldPath: 'expireAt', ttl: true }),
      );
    }
    answer = 201;
    expect(await sendWaitingPushes(deps())).toBe(0);
    expect(received).toHaveLength(1);
    expect(await sendWaitingPushes(deps(Date.now() + hourMs / 2))).toBe(0);
    expect(received.map(({ body }) => device.read(body))).toHaveLength(2);
    expect(await stored('pushMessages')).toEqual([]);
  });

  it('is not told hours later', async () => {
    await subscribe(newPushDevice().subscription);
    answer = 500;
    await move('ready', 'cooking');
    await vi.waitFor(async () => {
      expect((await stored('pushMessages'))[0]?.get('attempts')).toBe(1);
    }, 5000);
    await sendWaitingPushes(deps(Date.now() + 3 * hourMs));
    expect(received).toHaveLength(1);
    expect(await stored('pushMessages')).toEqual([]);
  });

  it('is told nothing more once it has unsubscribed, as with a logout', async () => {
    const { subscription } = newPushDevice();
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
      await subscribe(newPushDevice(`device-${n}`).subscription);
    }
    const endpoints = (await stored('pushSubscriptions')).map((each) =>
      String(each.get('endpoint')),
    );
    expect(endpoints).toHaveLength(pushLimits.devicesPerOrder);
    expect(endpoints).not.toContain('https://push.example.com/device-0');
  });

  it('is forgotten a day after the time of the order, and with its person', async () => {
    await subscribe(newPushDevice().subscription);
    await sweepDaily(deps(), Date.now() + dayMs / 2);
    expect(await stored('pushSubscriptions')).toHaveLength(1);
    await sweepDaily(deps(), Date.now() + dayMs + 1000);
    expect(await stored('pushSubscriptions')).toEqual([]);

    await subscribe(newPushDevice().subscription);
    const { accessToken: token } = await signUpAdmin(api);
    await api.call('deleteUser', { token, params: { id: diner.uid } });
    expect(await stored('pushSubscriptions')).toEqual([]);
  });
});

describe('a subscription', () => {
  it('is for one’s own open order only', async () => {
    const { subscription } = newPushDevice();
    expect(await subscribe(subscription, await signUpDiner(api))).toMatchObject({ status: 404 });
    expect(await subscribe(subscription, cook)).toMatchObject({ status: 404 });
    expect(await subscribe(subscription, diner, 'none')).toMatchObject({ status: 404 });
    await api.db.doc('orders/order-1').update({ isOpen: false, state: 'collected' });
    expect(await subscribe(subscription)).toMatchObject({ status: 409 });
  });

  it.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://metadata.google.internal/',
  ])('cannot have the endpoint %s', async (endpoint) => {
    const body = { ...newPushDevice().subscription, endpoint };
    expect(await subscribe(body)).toMatchObject({ status: 400 });
    expect(await stored('pushSubscriptions')).toEqual([]);
  });

  it('needs the public key, which the hours carry', async () => {
    expect((await api.call('getOrdering')).data.pushKey).toBe(publicKey);
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
