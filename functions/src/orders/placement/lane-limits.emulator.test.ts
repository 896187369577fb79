import { minuteMs } from '@thymely/contract/ground/time';
import { defaultSettings } from '@thymely/contract/hours/default-settings';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import type { Diner } from '../../sign-in/caller.ts';
import { createLanes } from '../../platform/in-lane.ts';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators, type Emulators } from '../../testing/emulators.ts';
import { newKey, takeOrders, writeCart } from '../../testing/ordering.ts';
import { dana, lineOf, quoteFor, readingOf, soupDish } from '../../testing/placement.ts';
import { placeOrder, type PlaceOrderDeps, type PlaceOrderInput } from './place-order.ts';
import { createPlacementLimits } from './placement-limits.ts';

const emulators = connectEmulators();
const slow = connectEmulators();
const menu = { version: '1', items: [soupDish], groups: [], all: [soupDish] };
const menuCache = { read: async () => menu };
const databaseMs = 20;

let nowMs: number;
/** One instance, with its lanes and its counts of requests. */
let instance: PlaceOrderDeps;

beforeAll(async () => {
  await emulators.clear();
  await takeOrders(emulators, { slotCapacity: 1000 });
  slowDown(slow);
});

beforeEach(() => {
  nowMs = Date.parse('2026-03-04T12:00:30Z');
  const lane = () => createLanes({ patienceMs: 100_000, mostWaiting: 200 });
  instance = {
    orders: createStores(emulators.db).orders,
    menuCache,
    limits: createPlacementLimits(() => nowMs),
    inLane: lane(),
    inPersonalLane: lane(),
    nowMs: () => nowMs,
  };
});

afterAll(() => Promise.all([emulators.disconnect(), slow.disconnect()]));

/** Makes every call to Firestore take this much longer. */
function slowDown({ db }: Emulators): void {
  type Call = (method: string, ...rest: unknown[]) => Promise<unknown>;
  const transport = db as unknown as { request: Call; requestStream: Call };
  for (const name of ['request', 'requestStream'] as const) {
    const original = transport[name].bind(db);
    transport[name] = async (method, ...rest) => {
      await sleep(databaseMs);
      return original(method, ...rest);
    };
  }
}

type Guest = { diner: Diner; lineId: string };

/** Creates a guest with a soup in the cart. */
async function guest(changes: Partial<Diner> = {}): Promise<Guest> {
  const diner = { ...dana, uid: randomUUID(), ...changes };
  const lineId = randomUUID();
  await writeCart(emulators, { uid: diner.uid, dishId: 'soup', lineId });
  return { diner, lineId };
}

const guests = (count: number) => Promise.all(Array.from({ length: count }, () => guest()));

const visitorAt = (address: string) => ({ address, connection: undefined });

type Changes = Partial<Omit<PlaceOrderInput, 'diner'>> & { isJunk?: boolean };

/** Places an order for a slot. Junk has another quote, and is refused when its turn has come. */
async function place({ diner, lineId }: Guest, { isJunk = false, ...changes }: Changes = {}) {
  const cart = { ...readingOf().cart, lines: [lineOf({ id: lineId, quantity: isJunk ? 2 : 1 })] };
  const quote = quoteFor(readingOf({ cart }), { diner, asapMs: null });
  const body = { quote, pickup: Date.parse('2026-03-04T15:00:00Z') };
  const untilMs = performance.now() + 80_000;
  const call = {
    attempt: 1,
    visitor: visitorAt('127.0.0.1'),
    untilMs,
    key: newKey(),
    body,
    ...changes,
  };
  try {
    const { order, isReplayed } = await placeOrder(instance, { diner, ...call });
    return { status: isReplayed ? 200 : 201, order };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.status, error };
  }
}

function counted(answers: readonly { status: number }[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

/**
 * Slows the instance down, and records who enters its common lane, in order. A turn takes about
 * 80 ms: four database calls.
 */
function traceSlowLane(): string[] {
  const begun: string[] = [];
  const { orders } = createStores(slow.db);
  instance = {
    ...instance,
    orders: {
      ...orders,
      place(request, decide) {
        begun.push(request.uid);
        return orders.place(request, decide);
      },
    },
  };
  return begun;
}

describe('requirement 52: junk placements', () => {
  // Nine turns of 80 ms are less than a second. Turns are counted, because a loaded machine is
  // slow.
  const mostBefore = 8;

  it('requirement 52: 250 at once from one account delay an honest one by one turn at most', async () => {
    const [stranger, honest] = await Promise.all([guest(), guest()]);
    const begun = traceSlowLane();
    const junk = Array.from({ length: 250 }, () => place(stranger, { isJunk: true }));
    expect((await place(honest)).status).toBe(201);
    expect(begun.indexOf(honest.diner.uid)).toBeLessThanOrEqual(1);
    expect(counted(await Promise.all(junk))).toEqual({ 409: 20, 429: 230 });
  });

  it('requirement 52: 40 a second from eight accounts delay honest ones by eight turns at most', async () => {
    const [strangers, honest] = await Promise.all([guests(8), guests(10)]);
    const begun = traceSlowLane();
    const junk: Promise<unknown>[] = [];
    for (const each of honest) {
      for (const stranger of strangers) {
        junk.push(place(stranger, { isJunk: true }));
        await sleep(25);
      }
      const before = begun.length;
      expect((await place(each)).status).toBe(201);
      // These are the ones already waiting, and those that come while the honest one reads its
      // cart.
      expect(begun.indexOf(each.diner.uid) - before).toBeLessThanOrEqual(mostBefore);
    }
    await Promise.all(junk);
  });

  it('requirement 52: are refused without waiting for a turn if they cannot be placed', async () => {
    const { diner, lineId } = await guest();
    await emulators.db.doc(`carts/${diner.uid}`).update({ lines: {} });
    const inLane: PlaceOrderDeps['inLane'] = () => Promise.reject(new Error('it has queued'));
    instance = { ...instance, inLane };
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
    const { unverifiedOrders, unverifiedPerAddress } = defaultSettings;
    const usual = { unverifiedOrders, unverifiedPerAddress };
    await takeOrders(emulators, { slotCapacity: 1000, ...usual });
    const all = await Promise.all(Array.from({ length: 26 }, stranger));
    const answers = [];
    for (const each of all) answers.push(await place(each));
    expect(counted(answers)).toEqual({ 201: 26 });
  });
});
