import { minuteMs, dayMs } from '@thymely/contract/ground/time';
import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { randomUUID } from 'node:crypto';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { createQueues, type InQueue } from '../../platform/in-queue.ts';
import { emptyMenu } from '../../testing/dishes.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { newKey, takeOrders, writeCart } from '../../testing/ordering.ts';
import { dana, lineOf, quoteFor, readingOf, soupDish } from '../../testing/placement.ts';
import { createStores } from '../../stores.firestore.ts';
import { placeOrder } from './place-order.ts';
import { createPlacementLimits } from './placement-limits.ts';

const emulators = connectEmulators();
const stores = createStores(emulators.db);
const menu = { ...emptyMenu, items: [soupDish], all: [soupDish] };
const menuCache = { read: async () => menu };

const slotCapacity = 6;
const slotMinutes = 15;
const firstDayMs = Date.parse('2026-03-04T12:00:30Z');

beforeAll(async () => {
  await emulators.clear();
  await takeOrders(emulators, { slotCapacity, slotMinutes });
});
afterAll(() => emulators.disconnect());

/** Returns the dependencies of one instance, on a day of its own. */
function depsOn(nowMs: number, inQueue: InQueue) {
  const limits = createPlacementLimits(() => nowMs);
  const inPersonalQueue = createQueues({ patienceMs: 2000 });
  return {
    orders: stores.orders,
    menuCache,
    limits,
    inQueue,
    inPersonalQueue,
    nowMs: () => nowMs,
  };
}

const anyCall = {
  attempt: 1,
  visitor: { address: '127.0.0.1', connection: undefined },
  untilMs: Infinity,
};

type Attempt = { load: number; problems: OrderProblem[] | undefined };

/** Places orders with these loads for one slot, all at once. */
async function placeAll(loads: readonly number[], nowMs: number, queue: () => InQueue) {
  const slotMs = Math.ceil((nowMs + 20 * minuteMs) / (15 * minuteMs)) * 15 * minuteMs;
  const place = async (load: number): Promise<Attempt> => {
    const diner = { ...dana, uid: randomUUID() };
    const line = { dishId: 'soup', quantity: load, lineId: randomUUID() };
    await writeCart(emulators, { uid: diner.uid, ...line });
    const lines = [lineOf({ id: line.lineId, quantity: load })];
    const cart = { ...readingOf().cart, lines };
    const body = { quote: quoteFor(readingOf({ cart }), { diner, asapMs: null }), pickup: slotMs };
    try {
      await placeOrder(depsOn(nowMs, queue()), { diner, key: newKey(), body, ...anyCall });
      return { load, problems: undefined };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { load, problems: (error.body as OrderRefusal).problems };
    }
  };
  return { slotMs, attempts: await Promise.all(loads.map(place)) };
}

async function expectWithinCapacity(loads: readonly number[], nowMs: number, queue: () => InQueue) {
  const { slotMs, attempts } = await placeAll(loads, nowMs, queue);
  const date = new Date(slotMs).toISOString().slice(0, 10);
  const ledger = await emulators.db.doc(`days/${date}`).get();
  const booked = (ledger.get(`slots.${slotMs / minuteMs}.load`) ?? 0) as number;
  const placed = attempts.filter(({ problems }) => problems === undefined);
  expect(booked).toBe(placed.reduce((sum, { load }) => sum + load, 0));
  expect(booked).toBeLessThanOrEqual(slotCapacity);
  expect(ledger.get('placed') ?? 0).toBe(placed.length);
  for (const { load, problems } of attempts) {
    if (problems === undefined) continue;
    // No order is refused that would still fit.
    if (load <= slotCapacity) expect(booked + load).toBeGreaterThan(slotCapacity);
    const code = load > slotCapacity ? 'too_large' : 'slot_full';
    expect(problems).toMatchObject([{ code }]);
  }
}

/** The orders placed at once for one slot on 40 evenings. */
const evenings = fc.sample(
  fc.array(fc.constantFrom(1, 2, 3, slotCapacity + 1), { minLength: 2, maxLength: 5 }),
  { numRuns: 40, seed: 20_260_304 },
);

describe('requirement 45: a slot holds its capacity', () => {
  it('requirement 45: on 40 evenings, whatever is ordered at once and through however many instances', async () => {
    for (const [n, loads] of evenings.entries()) {
      const shared = createQueues({ patienceMs: 2000 });
      const queue = () => (n % 2 === 0 ? shared : createQueues({ patienceMs: 0 }));
      await expectWithinCapacity(loads, firstDayMs + n * dayMs, queue);
    }
  }, 600_000);
});
