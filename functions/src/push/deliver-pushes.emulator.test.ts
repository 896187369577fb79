import { readFileSync } from 'node:fs';
import { hourMs, minuteMs, secondMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOrder } from '../testing/kitchen.ts';
import { takeOrders } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { newPushDevice } from '../testing/push-device.ts';
import { answerWith, startPushService } from '../testing/push-service.ts';
import { realDeps } from '../testing/real-deps.ts';
import { useTestApi } from '../testing/test-api.ts';
import { sendWaitingPushes } from './deliver-pushes.ts';
import { patienceMs } from '../testing/patience.ts';

const indexes = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { fieldOverrides: object[] };

const service = await startPushService();
const { config, received } = service;
const api = useTestApi({ config });
afterAll(() => service.close());

beforeEach(async () => {
  await api.clear();
  service.reset();
});

const stored = async (collection: string) => (await api.db.collection(collection).get()).docs;
const sendWaiting = (nowMs: () => number = Date.now) =>
  sendWaitingPushes({ ...realDeps(api), config, nowMs });

describe('a message that could not be sent right after its step', () => {
  const device = newPushDevice(`${service.origin}/device`);
  let cook: Person;

  beforeEach(async () => {
    const [diner] = await Promise.all([
      signUpDiner(api),
      signUpKitchen(api).then((person) => (cook = person)),
    ]);
    await takeOrders(api);
    await storeOrder(api, orderOf({ uid: diner.uid, state: 'cooking' }));
    const params = { id: 'order-1' };
    await api.call('subscribeToOrder', {
      token: diner.accessToken,
      params,
      body: device.subscription,
    });
    service.behavior.answer = answerWith(500);
    const answer = await api.call('moveOrder', {
      token: cook.accessToken,
      params: { ...params, action: 'ready' },
      body: { from: 'cooking', screen: 'screen-1' },
    });
    expect(answer).toMatchObject({ status: 200 });
    await vi.waitFor(async () => {
      expect((await stored('pushMessages'))[0]?.get('attempts')).toBe(1);
    }, patienceMs);
    service.behavior.answer = answerWith(201);
  });

  it('keeps no step from its answer, and is sent later by the job', async () => {
    expect(await sendWaiting()).toBe(0);
    expect(received).toHaveLength(1);
    expect(await sendWaiting(() => Date.now() + hourMs / 2)).toBe(0);
    expect(received.map(({ body }) => device.read(body))).toHaveLength(2);
    expect(await stored('pushMessages')).toEqual([]);
  });

  it('goes by itself, as its device does, even if no job ever runs again', async () => {
    for (const collectionGroup of ['pushMessages', 'pushSubscriptions']) {
      expect((await stored(collectionGroup))[0]?.get('expireAt')).toBeInstanceOf(Timestamp);
      expect(indexes.fieldOverrides).toContainEqual(
        expect.objectContaining({ collectionGroup, fieldPath: 'expireAt', ttl: true }),
      );
    }
  });

  it('is not sent hours later', async () => {
    await sendWaiting(() => Date.now() + 3 * hourMs);
    expect(received).toHaveLength(1);
    expect(await stored('pushMessages')).toEqual([]);
  });
});

describe('requirement 63: a run of the job', () => {
  const startMs = Date.parse('2026-03-01T18:00:00.000Z');
  let clockMs = startMs;

  beforeEach(() => {
    clockMs = startMs;
  });

  /** Stores waiting messages with a device each, the oldest first. */
  async function storeWaiting(count: number, endpoint = `${service.origin}/device`): Promise<void> {
    const batch = api.db.batch();
    for (let n = 0; n < count; n += 1) {
      const orderId = `order-${n}`;
      const { keys } = newPushDevice(endpoint).subscription;
      const uid = 'dana';
      batch.set(api.db.doc(`pushSubscriptions/${orderId}`), { uid, orderId, endpoint, keys });
      const at = Timestamp.fromMillis(startMs - minuteMs + n);
      const message = { orderId, number: n, state: 'ready', at, dueAt: at, attempts: 0 };
      batch.set(api.db.doc(`pushMessages/${orderId}-2`), message);
    }
    await batch.commit();
  }

  it('requirement 63: begins no message for which there may be no time, and counts that as no try', async () => {
    await storeWaiting(23);
    service.behavior.answer = (response) => {
      clockMs += secondMs;
      answerWith(201)(response);
    };
    expect(await sendWaiting(() => clockMs)).toBe(0);
    // After 20 messages, these 20 seconds are over; after 10, a deadline of five still fitted in.
    expect(received).toHaveLength(20);
    const left = await stored('pushMessages');
    expect(left.map((message) => message.get('number') as unknown)).toEqual([20, 21, 22]);
    for (const message of left) {
      expect(message.get('attempts')).toBe(0);
      expect((message.get('dueAt') as Timestamp).toMillis()).toBeLessThan(startMs);
    }
    clockMs = startMs + minuteMs;
    expect(await sendWaiting(() => clockMs)).toBe(0);
    expect(await stored('pushMessages')).toEqual([]);
  });

  it('requirement 63: goes on past a service that fails, which holds back nobody else', async () => {
    await storeWaiting(12);
    let calls = 0;
    service.behavior.answer = (response) => {
      calls += 1;
      answerWith(calls === 1 ? 503 : 201)(response);
    };
    expect(await sendWaiting(() => clockMs)).toBe(1);
    const left = await stored('pushMessages');
    expect(left.map((message) => message.get('attempts') as unknown)).toEqual([1]);
    expect(received).toHaveLength(12);
  });

  it('requirement 63: removes a stored device of a service that is not known, and calls nobody', async () => {
    await storeWaiting(1, 'https://push.example.com/a');
    expect(await sendWaiting(() => clockMs)).toBe(0);
    expect(await stored('pushSubscriptions')).toEqual([]);
    expect(await stored('pushMessages')).toEqual([]);
  });
});
