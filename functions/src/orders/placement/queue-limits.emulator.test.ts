import { minuteMs } from '@thymely/contract/ground/time';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diner } from '../../sign-in/caller.ts';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators, type Emulators } from '../../testing/emulators.ts';
import { startServiceProxy, type ServiceProxy } from '../../testing/service-proxy.ts';
import {
  createGuest,
  guestsNowMs,
  placeAsGuest,
  placementInstance,
  type Guest,
} from '../../testing/guests.ts';
import { newKey, takeOrders, writeCart } from '../../testing/ordering.ts';
import type { PlaceOrderDeps } from './place-order.ts';

const emulators = connectEmulators();
const roundTripMs = 20;

let proxy: ServiceProxy;
let slow: Emulators;
let nowMs: number;
/** One instance, with its queues and its counts of requests. */
let instance: PlaceOrderDeps;

beforeAll(async () => {
  await emulators.clear();
  await takeOrders(emulators, { slotCapacity: 1000 });
  proxy = await startServiceProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', { roundTripMs });
  slow = connectEmulators({ dbHost: proxy.host });
});

beforeEach(() => {
  nowMs = guestsNowMs;
  instance = placementInstance(createStores(emulators.db).orders, () => nowMs);
});

afterAll(async () => {
  await Promise.all([emulators.disconnect(), slow.disconnect()]);
  await proxy.stop();
});

const guest = (changes: Partial<Diner> = {}) => createGuest(emulators, changes);
const guests = (count: number) => Promise.all(Array.from({ length: count }, () => guest()));

const visitorAt = (address: string) => ({ address, connection: undefined });

const place = (person: Guest, changes?: Parameters<typeof placeAsGuest>[2]) =>
  placeAsGuest(instance, person, changes);

function counted(answers: readonly { status: number }[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

/** Makes every call of the instance to Firestore slow: a turn takes two of them, one after another. */
function slowInstance(): void {
  instance = { ...instance, orders: createStores(slow.db).orders };
}

/** Places junk for a guest, and counts how often it was refused when it had its turn. */
function junkOf(stranger: Guest) {
  let refused = 0;
  return {
    refused: () => refused,
    async place() {
      const answer = await place(stranger, { isJunk: true });
      if (answer.status === 409) refused++;
      return answer;
    },
  };
}

describe('requirement 52: junk placements', () => {
  // One that has its turn when an honest one comes, and one that shares the turn of the honest one.
  const mostBefore = 2;

  it('requirement 52: 250 at once from one account delay an honest one by one turn at most', async () => {
    const [stranger, honest] = await Promise.all([guest(), guest()]);
    slowInstance();
    const junk = junkOf(stranger);
    const answers = Array.from({ length: 250 }, () => junk.place());
    expect((await place(honest)).status).toBe(201);
    expect(junk.refused()).toBeLessThanOrEqual(mostBefore);
    expect(counted(await Promise.all(answers))).toEqual({ 409: 20, 429: 230 });
  });

  it('requirement 52: 40 a second from eight accounts delay honest ones by one turn at most', async () => {
    const [strangers, honest] = await Promise.all([guests(8), guests(10)]);
    slowInstance();
    const junk = strangers.map(junkOf);
    const answers: Promise<unknown>[] = [];
    for (const each of honest) {
      for (const stranger of junk) {
        answers.push(stranger.place());
        await sleep(25);
      }
      const before = junk.map((stranger) => stranger.refused());
      expect((await place(each)).status).toBe(201);
      for (const [index, stranger] of junk.entries()) {
        const meanwhile = stranger.refused() - (before[index] ?? 0);
        expect(meanwhile).toBeLessThanOrEqual(mostBefore);
      }
    }
    await Promise.all(answers);
  });

  it('requirement 52: eight carts that change every 20 ms hold up nobody else', async () => {
    const [restless, honest] = await Promise.all([guests(8), guests(10)]);
    slowInstance();
    let isOver = false;
    const change = async ({ diner }: Guest) => {
      const cart = emulators.db.doc(`carts/${diner.uid}`);
      while (!isOver) await Promise.all([cart.update({ touched: randomUUID() }), sleep(20)]);
    };
    const changes = restless.map(change);
    let answered = 0;
    const untilMs = performance.now() + 80_000;
    const orders = restless.map(async (each) => {
      const answer = await place(each, { untilMs });
      answered++;
      return answer;
    });
    for (const each of honest) expect((await place(each)).status).toBe(201);
    // They have not come first because the others had given up.
    expect(answered).toBeLessThan(restless.length);
    isOver = true;
    await Promise.all(changes);
    for (const { status } of await Promise.all(orders)) expect([201, 503]).toContain(status);
  });

  it('requirement 52: are refused without waiting for a turn if they cannot be placed', async () => {
    const { diner, lineId } = await guest();
    await emulators.db.doc(`carts/${diner.uid}`).update({ lines: {} });
    const inQueue: PlaceOrderDeps['orders']['place'] = () =>
      Promise.reject(new Error('it has queued'));
    instance = { ...instance, orders: { ...instance.orders, place: inQueue } };
    const { error } = await place({ diner, lineId });
    expect(error?.body).toMatchObject({ problems: [{ code: 'cart_empty' }] });
  });

  it('requirement 52: are limited to ten refusals in ten minutes, not counting replays', async () => {
    const person = await guest();
    const key = newKey();
    expect((await place(person, { key })).status).toBe(201);
    for (let n = 0; n < 25; n++) expect((await place(person, { key })).status).toBe(200);
    const again = { ...person, lineId: randomUUID() };
    await writeCart(emulators, { uid: person.diner.uid, dishId: 'soup', lineId: again.lineId });
    const refusals = [];
    for (let n = 0; n < 10; n++) refusals.push(await place(again, { isJunk: true }));
    expect(counted(refusals)).toEqual({ 409: 10 });
    const limited = await place(again);
    expect(limited.status).toBe(429);
    expect(limited.error?.headers).toEqual({ 'Retry-After': '600' });
    nowMs += 10 * minuteMs;
    expect((await place(again)).status).toBe(201);
  });

  it('requirement 52: do not count if there is an outage', async () => {
    const person = await guest();
    const key = newKey();
    const late = { key, untilMs: performance.now() - 1 };
    for (let n = 0; n < 25; n++) expect((await place(person, late)).status).toBe(503);
    expect((await place(person, { key })).status).toBe(201);
  });

  it('requirement 52: of one person wait for each other, and the second is answered from the store', async () => {
    instance = { ...instance, orders: createStores(slow.db).orders };
    const person = await guest();
    const key = newKey();
    const answers = await Promise.all([
      place(person, { key }),
      place(person, { key }),
      place(person),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 409]);
    const { _id, number } = answers[0]?.order ?? {};
    const problems = [{ code: 'cart_empty', order: { _id, number } }];
    expect(answers[2]?.error?.body).toMatchObject({ problems });
  });
});

describe('requirement 51: diners without a verified email', () => {
  const stranger = () => guest({ emailVerified: false });

  it('requirement 51: place up to three orders an hour from one address, if that is the limit', async () => {
    await takeOrders(emulators, { slotCapacity: 1000, unverifiedPerAddress: 3 });
    // An order refused for another reason does not count.
    expect((await place(await stranger(), { isJunk: true })).status).toBe(409);
    for (let n = 0; n < 3; n++) expect((await place(await stranger())).status).toBe(201);
    const last = await stranger();
    const limited = await place(last);
    expect(limited.status).toBe(429);
    expect(limited.error?.message).toMatch(/verify your email/);
    expect(limited.error?.body).toMatchObject({ mayVerify: true });
    expect((await place(last, { visitor: visitorAt('127.0.0.2') })).status).toBe(201);
    expect((await place(await guest())).status).toBe(201);
    nowMs += 60 * minuteMs;
    expect((await place(await stranger())).status).toBe(201);
  });

  it('requirement 51: of one Wi-Fi, 26 on one evening, all order where the owner has set nothing', async () => {
    const { unverifiedOrders, unverifiedPerAddress } = defaultOrderingSettings;
    const usual = { unverifiedOrders, unverifiedPerAddress };
    await takeOrders(emulators, { slotCapacity: 1000, ...usual });
    const all = await Promise.all(Array.from({ length: 26 }, stranger));
    const answers = [];
    for (const each of all) answers.push(await place(each));
    expect(counted(answers)).toEqual({ 201: 26 });
  });
});
