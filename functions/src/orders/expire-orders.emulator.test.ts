import { hourMs, minuteMs, secondMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../stores.firestore.ts';
import { countFirestore } from '../testing/count-firestore.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { killBefore } from '../testing/interrupt.ts';
import { roundTheClock, storedOrder } from '../testing/kitchen.ts';
import { orderOf, writeOrders } from '../testing/orders.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { toFirstLedger, ledgerOf } from './ledger/ledger.firestore.ts';
import { ledgerEntryOf } from './ledger/ledger.ts';
import { toOrder } from './order/order.firestore.ts';
import type { StoredOrder } from './order/store.ts';
import { moveOrder } from './steps/move-order.ts';
import { cancelOrder } from './steps/cancel-order.ts';
import { expireOrders } from './expire-orders.ts';

const emulators = connectEmulators();
const { db } = emulators;
const placedAtMs = Date.parse(orderOf().placedAt);

let nowMs: number;
const depsWith = (client: Firestore) => ({ ...createStores(client), nowMs: () => nowMs });
const deps = depsWith(db);
const expire = async (own: typeof deps) => expireOrders(own, await own.ordering.readSettings());
const run = () => expire(deps);

beforeEach(async () => {
  await emulators.clear();
  await saveSettings();
  nowMs = placedAtMs + 10 * minuteMs;
});
afterAll(() => emulators.disconnect());

const saveSettings = (own: Partial<Record<keyof OrderingSettings, unknown>> = {}) =>
  db.doc('settings/ordering').set({ ...roundTheClock, ...own });

/** Stores orders with their ledger, as if they were the only ones of their day. */
async function place(...orders: Partial<StoredOrder>[]): Promise<void> {
  const placed = orders.map(orderOf);
  await writeOrders(db, placed);
  await ledgerOf(db, orderOf().day).set(toFirstLedger(sumOf(placed)));
}

function sumOf(orders: readonly StoredOrder[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const order of orders) {
    for (const [path, value] of Object.entries(ledgerEntryOf(order))) {
      sum[path] = (sum[path] ?? 0) + value;
    }
  }
  return sum;
}

const order = (id = 'order-1') => storedOrder(emulators, id);
/** Reads many orders in one call. */
const ordersOf = async (some: readonly string[]) =>
  (await db.getAll(...some.map((id) => db.doc(`orders/${id}`)))).map(toOrder);
const ledger = async () => (await ledgerOf(db, orderOf().day).get()).data();
const events = async (id = 'order-1') =>
  (await db.collection(`orders/${id}/events`).get()).docs.map((event) => event.data());
const accept = (id = 'order-1') =>
  moveOrder(
    { ...deps, findScreenName: () => Promise.resolve(undefined) },
    {
      id,
      action: 'accept',
      from: 'placed',
      screen: 'screen-1',
      by: { byUid: 'ada', byRole: 'admin' },
    },
  );

describe('an order that the kitchen does not answer', () => {
  it('ends after ten minutes, with the reason for its diner, and frees its place', async () => {
    await place({});
    nowMs -= secondMs;
    expect(await run()).toEqual({ ended: 0, failures: [] });
    nowMs += secondMs;
    expect(await run()).toEqual({ ended: 1, failures: [] });
    expect(await order()).toMatchObject({
      state: 'rejected',
      isOpen: false,
      revision: 2,
      refusal: { code: 'no_answer', message: "The kitchen didn't answer in time." },
      payment: { status: 'void' },
    });
    expect(await ledger()).toMatchObject({
      placed: 1,
      rejected: 1,
      openCents: 0,
      slots: { [orderOf().pickup.slotKey]: { load: 0, orders: 0 } },
    });
    expect(await events()).toMatchObject([
      { action: 'expire', byRole: 'system', byUid: '', reason: 'no_answer', from: 'placed' },
    ]);
  });

  it('ends with the settings from before there was such a time', async () => {
    const { answerMinutes, pauseEndedAt, ...old } = roundTheClock;
    expect([answerMinutes, pauseEndedAt]).toEqual([10, null]);
    await db.doc('settings/ordering').set(old);
    await place({});
    expect(await run()).toMatchObject({ ended: 1 });
  });

  it('never ends where the owner does not want it', async () => {
    await saveSettings({ answerMinutes: 0 });
    await place({});
    nowMs += 5 * hourMs;
    expect(await run()).toMatchObject({ ended: 0 });
  });

  it('stays as it is once it is answered, and cannot be brought back once it has ended', async () => {
    await place({}, { _id: 'order-2', number: 2 });
    await accept();
    expect(await run()).toMatchObject({ ended: 1 });
    expect(await order()).toMatchObject({ state: 'accepted' });
    const undo = moveOrder(
      { ...deps, findScreenName: () => Promise.resolve(undefined) },
      {
        id: 'order-2',
        action: 'undo',
        from: 'rejected',
        screen: 'screen-1',
        by: { byUid: 'ada', byRole: 'admin' },
      },
    );
    await expect(undo).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('ended because nobody answered it in time') as string,
    });
    await expect(accept('order-2')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the time for an answer', () => {
  // The order is placed at 18:00.
  it('begins at the opening for orders placed while closed', async () => {
    await saveSettings({ week: everyDay('20:00', '23:00') });
    await place({});
    nowMs = placedAtMs + 2 * hourMs + 9 * minuteMs;
    expect(await run()).toMatchObject({ ended: 0 });
    nowMs += minuteMs;
    expect(await run()).toMatchObject({ ended: 1 });
  });

  it.each(['pausedUntil', 'pauseEndedAt'])('begins again after a pause: %s', async (end) => {
    await saveSettings({ [end]: Timestamp.fromMillis(placedAtMs + 7 * minuteMs) });
    await place({});
    nowMs = placedAtMs + 17 * minuteMs - 1;
    expect(await run()).toMatchObject({ ended: 0 });
    nowMs += 1;
    expect(await run()).toMatchObject({ ended: 1 });
  });

  it('stands still while ordering is paused', async () => {
    await saveSettings({ pausedUntil: Timestamp.fromMillis(placedAtMs + 2 * hourMs) });
    await place({});
    nowMs = placedAtMs + 2 * hourMs - 1;
    expect(await run()).toMatchObject({ ended: 0 });
  });

  it('counts what has passed on a night on which the clocks go back', async () => {
    await saveSettings({ timeZone: 'Europe/Lisbon', week: everyDay('20:00', '04:00') });
    const at = '2026-10-25T00:55:00.000Z';
    await place({ placedAt: at, day: '2026-03-01' });
    nowMs = Date.parse(at) + 10 * minuteMs - 1;
    expect(await run()).toMatchObject({ ended: 0 });
    nowMs += 1;
    expect(await run()).toMatchObject({ ended: 1 });
  });
});

describe('a run', () => {
  it('that is an hour late, after closing, ends what was due', async () => {
    await saveSettings({ week: everyDay('12:00', '18:20') });
    await place({});
    nowMs = placedAtMs + 10 * minuteMs + hourMs;
    expect(await run()).toMatchObject({ ended: 1 });
  });

  it('beside another one, or after it, ends each order once', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => `order-${n + 1}`);
    await place(...ids.map((_id) => ({ _id })));
    // The lease only saves calls, so one of the runs goes without it.
    const heedless = { ...deps, jobs: { ...deps.jobs, lease: () => Promise.resolve(true) } };
    const runs = await Promise.all([run(), expire(heedless), expire(heedless)]);
    expect(runs.reduce((sum, { ended }) => sum + ended, 0)).toBe(ids.length);
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await run()).toMatchObject({ ended: 0 });
    expect(await ledger()).toMatchObject({ placed: 12, rejected: 12, openCents: 0 });
    for (const id of ids) expect(await events(id)).toHaveLength(1);
  });

  it('leaves everything to another one that has the lease, for two minutes', async () => {
    await place({});
    expect(await deps.jobs.lease('expire-orders', { nowMs, forMs: 2 * minuteMs })).toBe(true);
    nowMs += 2 * minuteMs - 1;
    expect(await run()).toMatchObject({ ended: 0 });
    nowMs += 1;
    expect(await run()).toMatchObject({ ended: 1 });
  });

  it('that is killed before any of its calls leaves whole steps, and the next ends the rest', async () => {
    let calls = 0;
    let isWhole = false;
    while (!isWhole) {
      await emulators.clear();
      await saveSettings();
      await place({}, { _id: 'order-2' });
      const killed = connectEmulators();
      killBefore(killed.db, calls);
      const ended = await expire(depsWith(killed.db)).catch(() => undefined);
      isWhole = ended?.failures.length === 0;
      await killed.disconnect();
      nowMs += 2 * minuteMs;
      await run();
      expect(await order('order-1')).toMatchObject({ state: 'rejected', revision: 2 });
      expect(await order('order-2')).toMatchObject({ state: 'rejected', revision: 2 });
      expect(await ledger()).toMatchObject({ placed: 2, rejected: 2, openCents: 0 });
      expect(await events('order-2')).toHaveLength(1);
      nowMs -= 2 * minuteMs;
      calls += 1;
    }
    expect(calls).toBeGreaterThan(8);
  });

  it('costs a read while closed, two while nobody waits, and its lease only when somebody does', async () => {
    const own = connectEmulators();
    const counts = countFirestore(own.db);
    const costOf = async () => {
      Object.assign(counts, { reads: 0, writes: 0 });
      await expire(depsWith(own.db));
      return { ...counts };
    };
    expect(await costOf()).toEqual({ reads: 2, writes: 0 });
    await place({}, { _id: 'order-2' });
    expect(await costOf()).toEqual({ reads: 6, writes: 8 });
    await saveSettings({ week: everyDay('10:00', '11:00') });
    expect(await costOf()).toEqual({ reads: 1, writes: 0 });
    await own.disconnect();
  });
});

describe('an answer in the same second as the end', () => {
  const rounds = 250;
  const atOnce = 50;
  const ids = Array.from({ length: rounds }, (_, n) => `order-${n + 1}`);

  it(`has one winner, in ${rounds} rounds of accepting and canceling`, async () => {
    await place(...ids.map((_id, n) => ({ _id, number: n + 1 })));
    const winners: Record<string, number> = {};
    for (let start = 0; start < rounds; start += atOnce) {
      const round = ids.slice(start, start + atOnce);
      const answers = round.map((id, n) =>
        n % 2 === 0 ? accept(id) : cancelOrder(deps, { id, uid: 'dana' }),
      );
      const heedless = { ...deps, jobs: { ...deps.jobs, lease: () => Promise.resolve(true) } };
      const [settled, ...runs] = await Promise.all([
        Promise.allSettled(answers),
        expire(heedless),
        expire(heedless),
      ]);
      expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
      for (const [n, each] of (await ordersOf(round)).entries()) {
        const { state = '', revision } = each ?? {};
        winners[state] = (winners[state] ?? 0) + 1;
        expect(revision).toBe(2);
        expect(settled[n]?.status).toBe(state === 'rejected' ? 'rejected' : 'fulfilled');
      }
    }
    const after = await ordersOf(ids);
    const expected = toFirstLedger(sumOf(after.filter((each) => each !== undefined)));
    expect(await ledger()).toMatchObject({ placed: rounds, openCents: expected['openCents'] });
    expect(Object.keys(winners).sort()).toEqual(['accepted', 'cancelled', 'rejected']);
  });
});
