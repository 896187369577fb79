import type { KitchenAction, OrderState } from '@thymely/contract/orders/order-states';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

/** Checking a caller reads the caller's user document, which docs/openapi.json does not count. */
const callerCheck = 1;

const api = useTestApi({ nowMs: () => nowMs });
let admin: Person;
let diner: Person;
let nowMs = Date.parse(orderOf().placedAt);

beforeAll(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  await storeOrderingSettings(api);
});

beforeEach(async () => {
  await storeOrder(api, orderOf({ uid: diner.uid }));
});

async function costOf(call: () => Promise<{ status: number }>) {
  const { reads, writes } = api.counts;
  const { status } = await call();
  expect(status).toBe(200);
  return { reads: api.counts.reads - reads - callerCheck, writes: api.counts.writes - writes };
}

const move = (action: KitchenAction, from: OrderState, body: object = {}) =>
  costOf(() =>
    api.call('moveOrder', {
      token: admin.accessToken,
      params: { id: 'order-1', action },
      body: { from, screen: 'screen-1', ...body },
    }),
  );

const cancel = () =>
  costOf(() =>
    api.call('cancelOrder', { token: diner.accessToken, params: { id: 'order-1' }, body: {} }),
  );

describe('the cost of moving an order, counted at the Firestore client', () => {
  it('a step: 1 read, 2 writes; 3 writes when the order ends', async () => {
    expect(await move('accept', 'placed')).toEqual({ reads: 1, writes: 2 });
    expect(await move('start', 'accepted')).toEqual({ reads: 1, writes: 2 });
    expect(await move('ready', 'cooking')).toEqual({ reads: 1, writes: 2 });
    expect(await move('collect', 'ready')).toEqual({ reads: 1, writes: 3 });
  });

  it('a rejection: 1 read, 3 writes', async () => {
    const cost = await move('reject', 'placed', { reason: 'closing' });
    expect(cost).toEqual({ reads: 1, writes: 3 });
  });

  it('a cancellation: 1 read, 3 writes; 1 read more, of the lead time, once it is accepted for a slot', async () => {
    expect(await cancel()).toEqual({ reads: 1, writes: 3 });
    const dueAt = '2026-03-01T21:00:00.000Z';
    const pickup = { ...orderOf().pickup, kind: 'slot' as const };
    await storeOrder(api, orderOf({ uid: diner.uid, dueAt, pickup }));
    await move('accept', 'placed');
    expect(await cancel()).toEqual({ reads: 2, writes: 3 });
  });

  it('an acknowledgement of a cancellation: 1 read, 3 writes; once more: 2 reads more', async () => {
    await cancel();
    expect(await move('acknowledge', 'cancelled')).toEqual({ reads: 1, writes: 3 });
    expect(await move('acknowledge', 'cancelled')).toEqual({ reads: 3, writes: 0 });
  });

  it("an undo: 1 read more, of the event; a repeated step: 2 more, of the event and its screen's name", async () => {
    await move('accept', 'placed');
    expect(await move('undo', 'accepted')).toEqual({ reads: 2, writes: 2 });
    await move('accept', 'placed');
    expect(await move('accept', 'placed')).toEqual({ reads: 3, writes: 0 });
  });

  it('a no-show: 2 reads, 4 writes, of which the user is one', async () => {
    await move('accept', 'placed');
    await move('ready', 'accepted');
    nowMs += 60 * 60_000;
    expect(await move('no-show', 'ready')).toEqual({ reads: 2, writes: 4 });
  });

  it('a heartbeat: 5 reads, 1 write; a pause: 1 read, 3 writes; the list: its orders and their number', async () => {
    const token = admin.accessToken;
    const body = { screen: 'screen-1', name: 'Pass', open: 1, revisions: 1 };
    const beat = () => costOf(() => api.call('sendHeartbeat', { token, body }));
    // The first one keeps the screen's name, too.
    expect(await beat()).toEqual({ reads: 5, writes: 2 });
    expect(await beat()).toEqual({ reads: 5, writes: 1 });
    const pause = () => api.call('pauseOrdering', { token, body: { minutes: 15 } });
    expect(await costOf(pause)).toEqual({ reads: 1, writes: 3 });
    const resume = () => api.call('resumeOrdering', { token });
    expect(await costOf(resume)).toEqual({ reads: 1, writes: 3 });
    const list = () => api.call('listKitchenOrders', { token });
    expect(await costOf(list)).toEqual({ reads: 2, writes: 0 });
    const query = { unacknowledged: 'true' };
    const listAll = () => api.call('listKitchenOrders', { token, query });
    expect(await costOf(listAll)).toEqual({ reads: 3, writes: 0 });
  });

  it("a diner's open orders: 1 read and 1 each; rejecting them: 1 read, then 2 reads and 3 writes each", async () => {
    const [token, params] = [admin.accessToken, { id: 'order-1' }];
    const listed = await costOf(() => api.call('listDinerOrders', { token, params }));
    expect(listed).toEqual({ reads: 2, writes: 0 });
    const body = { reason: 'closing', screen: 'screen-1' };
    const rejected = await costOf(() => api.call('rejectDiner', { token, params, body }));
    expect(rejected).toEqual({ reads: 3, writes: 3 });
  });
});
