import { minuteMs } from '@thymely/contract/ground/time';
import { isOpenState } from '@thymely/contract/orders/order-states';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../platform/app-error.ts';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { holdNext } from '../../testing/fault-injection.ts';
import {
  roundTheClock,
  storedOrder,
  storeOrder,
  storeOrderingSettings,
} from '../../testing/kitchen.ts';
import { orderOf } from '../../testing/orders.ts';
import { moveOrder } from './move-order.ts';
import { cancelOrder } from './cancel-order.ts';
import type { StoredOrder } from '../order/store.ts';

const emulators = connectEmulators();
const stores = createStores(emulators.db);
const dueAtMs = Date.parse(orderOf().dueAt);

let nowMs: number;
const deps = { ...stores, nowMs: () => nowMs, findScreenName: () => Promise.resolve(undefined) };

beforeEach(async () => {
  await emulators.clear();
  await storeOrderingSettings(emulators, { ...roundTheClock, leadMinutes: 10 });
  nowMs = dueAtMs - 15 * minuteMs;
});
afterAll(() => emulators.disconnect());

const slot = { pickup: { ...orderOf().pickup, kind: 'slot' as const } };
const place = ({ state = 'placed', ...changes }: Partial<StoredOrder> = {}) =>
  storeOrder(emulators, orderOf({ state, isOpen: isOpenState(state), ...changes }));
const order = () => storedOrder(emulators, 'order-1');
const cancel = (uid = 'dana') => cancelOrder(deps, { id: 'order-1', uid });
const whyNot = (uid?: string) => cancel(uid).catch((error: unknown) => error as AppError);

const byKitchen = { screen: 'screen-1', by: { byUid: 'ada', byRole: 'admin' } } as const;
const accept = (minutes?: number) =>
  moveOrder(deps, { id: 'order-1', action: 'accept', from: 'placed', minutes, ...byKitchen });
const start = () =>
  moveOrder(deps, { id: 'order-1', action: 'start', from: 'accepted', ...byKitchen });

describe('a diner can cancel', () => {
  it('an order at any time before it is accepted', async () => {
    await place();
    nowMs = dueAtMs + 60 * minuteMs;
    expect(await cancel()).toMatchObject({
      state: 'cancelled',
      isOpen: false,
      revision: 2,
      payment: { status: 'void' },
    });
    const ledger = (await emulators.db.doc('days/2026-03-01').get()).data();
    const slot = { load: 0, orders: 0 };
    expect(ledger).toMatchObject({
      placed: 1,
      cancelled: 1,
      openCents: 0,
      slots: { [orderOf().pickup.slotKey]: slot },
    });
    const event = (await emulators.db.doc('orders/order-1/events/2').get()).data();
    expect(event).toMatchObject({ action: 'cancel', byUid: '', byRole: 'diner' });
  });

  it('an order once, and gets the cancelled order when repeating it', async () => {
    await place();
    const first = await cancel();
    expect(await cancel()).toEqual(first);
  });

  it('no order for as soon as possible once it is accepted', async () => {
    await place();
    await accept();
    expect(await whyNot()).toMatchObject({
      code: 'CONFLICT',
      body: { order: { state: 'accepted' } },
    });
  });

  it('no order in another state than they were shown', async () => {
    await place(slot);
    await accept();
    nowMs = dueAtMs - 60 * minuteMs;
    const from = 'placed' as const;
    const refused = cancelOrder(deps, { id: 'order-1', uid: 'dana', from });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    // A repetition succeeds, whatever state was shown.
    const again = await cancelOrder(deps, { id: 'order-1', uid: 'dana', from });
    expect(again).toMatchObject({ state: 'cancelled' });
  });

  it('an accepted order for a slot until the kitchen has to start on it', async () => {
    await place(slot);
    await accept();
    nowMs = dueAtMs - 10 * minuteMs;
    const refused = await whyNot();
    expect(refused).toMatchObject({ code: 'CONFLICT', body: { order: { state: 'accepted' } } });
    nowMs--;
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
  });

  it('requirement 58: nothing through a cancellation that was refused as too late', async () => {
    await place(slot);
    await accept();
    nowMs = dueAtMs - 11 * minuteMs;
    const slow = connectEmulators();
    const held = holdNext(slow.db, 'commit');
    const slowDeps = { ...deps, ...createStores(slow.db) };
    const late = cancelOrder(slowDeps, { id: 'order-1', uid: 'dana' }).catch(
      (thrown: unknown) => thrown,
    );
    await held.reached;
    nowMs = dueAtMs - 10 * minuteMs;
    expect(await whyNot()).toMatchObject({ code: 'CONFLICT' });
    await held.letGo();
    expect(await late).toMatchObject({ code: 'CONFLICT' });
    expect(await order()).toMatchObject({ state: 'accepted', revision: 2 });
    await slow.disconnect();
  });

  it('requirement 58: nothing once the time for the call is over', async () => {
    await place();
    const untilMs = performance.now() - 1;
    const given = cancelOrder(deps, { id: 'order-1', uid: 'dana', untilMs });
    await expect(given).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await order()).toMatchObject({ state: 'placed' });
  });

  it.each(['cooking', 'ready', 'collected', 'not_collected', 'rejected'] as const)(
    'no order that is %s, and gets it back as it is',
    async (state) => {
      await place({ state });
      const refused = await whyNot();
      expect(refused).toMatchObject({ code: 'CONFLICT', body: { order: { state } } });
      expect(await order()).toMatchObject({ state, revision: 1 });
    },
  );

  it("requirement 46: nobody else's order, which does not exist for them, in any state", async () => {
    for (const state of ['placed', 'cooking', 'cancelled'] as const) {
      await place({ state });
      expect(await whyNot('eve')).toMatchObject({ code: 'NOT_FOUND' });
      await place({ state, uid: '' });
      expect(await whyNot()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('requirement 47: an order while the kitchen accepts it, but only one succeeds, 15 times', async () => {
    nowMs = dueAtMs - 5 * minuteMs;
    for (let n = 0; n < 15; n++) {
      await place({ _id: 'order-1', number: n + 1 });
      const [cancelled, accepted] = await Promise.allSettled([cancel(), accept()]);
      const results = [cancelled.status, accepted.status].sort();
      expect(results).toEqual(['fulfilled', 'rejected']);
      const state = cancelled.status === 'fulfilled' ? 'cancelled' : 'accepted';
      expect(await order()).toMatchObject({ state, revision: 2 });
      const refused = cancelled.status === 'fulfilled' ? accepted : cancelled;
      expect(refused).toMatchObject({ reason: { code: 'CONFLICT', body: { order: { state } } } });
    }
  });

  it('requirement 72: an order that was accepted for later than promised, for three minutes', async () => {
    await place();
    await accept(10);
    const quotedAt = orderOf().dueAt;
    const dueAt = new Date(dueAtMs + 10 * minuteMs).toISOString();
    expect(await order()).toMatchObject({ dueAt, pickup: { quotedAt } });
    nowMs += 3 * minuteMs;
    expect(await whyNot()).toMatchObject({ code: 'CONFLICT' });
    nowMs--;
    expect(await cancel()).toMatchObject({ state: 'cancelled', payment: { status: 'void' } });
  });

  it('requirement 72: no later promise of five minutes', async () => {
    await place();
    await accept(5);
    expect(await whyNot()).toMatchObject({ code: 'CONFLICT' });
  });

  it('requirement 72: a later promise while the kitchen starts, but only one succeeds, 20 times', async () => {
    for (let n = 0; n < 20; n++) {
      await place({ _id: 'order-1', number: n + 1 });
      await accept(10);
      const [declined, started] = await Promise.allSettled([cancel(), start()]);
      const results = [declined.status, started.status].sort();
      expect(results).toEqual(['fulfilled', 'rejected']);
      const state = declined.status === 'fulfilled' ? 'cancelled' : 'cooking';
      expect(await order()).toMatchObject({ state, revision: 3 });
    }
  });
});
