import { dayMs, minuteMs } from '@thymely/contract/ground/time';
import { kitchenLimits } from '@thymely/contract/kitchen/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { toOrderFields } from '../orders/order/order.firestore.ts';
import { expireOrder } from '../orders/steps/expire-order.ts';
import { moveOrder } from '../orders/steps/move-order.ts';
import type { OrderStepStore } from '../orders/steps/order-steps.ts';
import { createStores } from '../stores.firestore.ts';
import { storedOrder, storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const placedAtMs = Date.parse(orderOf().placedAt);
const api = useTestApi({ nowMs: () => nowMs });
let nowMs = placedAtMs;
let cook: Person;
let diner: Person;

beforeEach(async () => {
  await api.clear();
  nowMs = placedAtMs + minuteMs;
  [cook, diner] = await Promise.all([signUpKitchen(api), signUpDiner(api)]);
  await storeOrderingSettings(api);
  await storeOrder(api, orderOf({ uid: diner.uid }));
});

const cancel = () =>
  api.call('cancelOrder', { token: diner.accessToken, params: { id: 'order-1' }, body: {} });

const acknowledge = (screen = 'screen-1', from = 'cancelled') =>
  api.call('moveOrder', {
    token: cook.accessToken,
    params: { id: 'order-1', action: 'acknowledge' },
    body: { from, screen },
  });

/** Returns what a board finds after a reload. */
async function found() {
  const query = { unacknowledged: 'true' };
  const listed = await api.call('listKitchenOrders', { token: cook.accessToken, query });
  const beat = { screen: 'screen-1', name: 'Pass', open: 0, revisions: 0 };
  const heard = await api.call('sendHeartbeat', { token: cook.accessToken, body: beat });
  const ended = listed.data.filter(({ isOpen }) => !isOpen);
  expect(heard.data.unacknowledged).toBe(ended.length);
  expect(listed.headers.get('x-total-count')).toBe(String(listed.data.length - ended.length));
  return ended.map(({ _id, state, isUnacknowledged }) => ({ _id, state, isUnacknowledged }));
}

const eventsOf = async () =>
  (await api.db.collection('orders/order-1/events').get()).docs.map((event) => event.data());

describe('a cancellation that nobody has acknowledged', () => {
  it('is on the list of every board for 24 hours, whenever it is loaded, and counted by heartbeats', async () => {
    expect(await found()).toEqual([]);
    expect((await cancel()).data).toMatchObject({ isUnacknowledged: true });
    const waiting = [{ _id: 'order-1', state: 'cancelled', isUnacknowledged: true }];
    expect(await found()).toEqual(waiting);
    nowMs += dayMs;
    expect(await found()).toEqual(waiting);
    nowMs += 1;
    expect(await found()).toEqual([]);
  });

  it('is counted by heartbeats as far as the list goes, so that no board asks for more again and again', async () => {
    const batch = api.db.batch();
    for (let n = 0; n <= kitchenLimits.endedShown; n++) {
      const at = new Date(placedAtMs + n).toISOString();
      const own = { _id: `ended-${n}`, state: 'cancelled', isOpen: false } as const;
      const order = orderOf({ ...own, uid: diner.uid, unacknowledgedSince: at });
      batch.set(api.db.doc(`orders/${order._id}`), toOrderFields(order));
    }
    await batch.commit();
    const ids = (await found()).map(({ _id }) => _id);
    expect(ids).toHaveLength(kitchenLimits.endedShown);
    expect(ids).not.toContain('ended-0');
  });

  it('is not on the list of boards from before, which would count it as open', async () => {
    await cancel();
    const { data } = await api.call('listKitchenOrders', { token: cook.accessToken });
    expect(data).toEqual([]);
  });

  it('is acknowledged once for all screens, by a step that changes no state and goes on record', async () => {
    await cancel();
    const before = await storedOrder(api, 'order-1');
    const ledger = (await api.db.doc('days/2026-03-01').get()).data();
    nowMs += minuteMs;
    const { data } = await acknowledge();
    expect(data).toMatchObject({ changed: true, order: { isUnacknowledged: false, revision: 3 } });
    expect(await found()).toEqual([]);
    const after = await storedOrder(api, 'order-1');
    expect(after).toEqual({ ...before, revision: 3, unacknowledgedSince: null });
    expect((await api.db.doc('days/2026-03-01').get()).data()).toEqual(ledger);
    expect(await eventsOf()).toMatchObject([
      { action: 'cancel' },
      {
        action: 'acknowledge',
        from: 'cancelled',
        to: 'cancelled',
        byUid: cook.uid,
        byRole: 'kitchen',
        screen: 'screen-1',
      },
    ]);
  });

  it('is acknowledged by one of two screens; the other learns by which', async () => {
    await cancel();
    const answers = await Promise.all([acknowledge('screen-1'), acknowledge('screen-2')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = answers.toSorted((one) => (one.data.changed ? -1 : 1));
    expect([first?.data.changed, second?.data.changed]).toEqual([true, false]);
    expect(second?.data.screen?.id).toMatch(/^screen-[12]$/);
    expect(await eventsOf()).toHaveLength(2);
  });

  it('cannot be undone, and an order that is open or in another state cannot be acknowledged', async () => {
    expect(await acknowledge('screen-1', 'placed')).toMatchObject({ status: 409 });
    await cancel();
    expect(await acknowledge('screen-1', 'rejected')).toMatchObject({ status: 409 });
    await acknowledge();
    const undo = { from: 'cancelled', screen: 'screen-1' };
    const params = { id: 'order-1', action: 'undo' };
    const answer = await api.call('moveOrder', { token: cook.accessToken, params, body: undo });
    expect(answer).toMatchObject({ status: 409 });
  });
});

it('an order that ended unanswered waits for the same; one that the kitchen rejected does not', async () => {
  const deps = { ...createStores(api.db), nowMs: () => nowMs };
  await expireOrder(deps, { id: 'order-1', isDue: () => true, ownerUids: [] });
  expect(await found()).toMatchObject([{ _id: 'order-1', state: 'rejected' }]);
  expect(await acknowledge('screen-1', 'rejected')).toMatchObject({ data: { changed: true } });
  expect(await found()).toEqual([]);

  await storeOrder(api, orderOf({ uid: diner.uid }));
  const params = { id: 'order-1', action: 'reject' };
  const body = { from: 'placed', reason: 'closing', screen: 'screen-1' };
  const rejected = await api.call('moveOrder', { token: cook.accessToken, params, body });
  expect(rejected.data.order).not.toHaveProperty('isUnacknowledged');
  expect(await found()).toEqual([]);
});

it('no mail and no message to a device follows from an acknowledgement', async () => {
  const facts = { isFollowed: true, mails: ['refused'] } as const;
  await storeOrder(api, orderOf({ uid: diner.uid, ...facts }));
  const deps = { ...createStores(api.db), nowMs: () => nowMs };
  await expireOrder(deps, { id: 'order-1', isDue: () => true, ownerUids: [] });
  const told = async () => {
    const [mails, pushes] = await Promise.all(
      ['outbox', 'pushMessages'].map((name) => api.db.collection(name).get()),
    );
    return [mails?.size, pushes?.size];
  };
  const before = await told();
  expect(before[0]).toBe(1);
  await acknowledge('screen-1', 'rejected');
  expect(await told()).toEqual(before);
});

it('after an acknowledgement, no message to devices is looked for', async () => {
  const { orderSteps } = createStores(api.db);
  const told: string[] = [];
  const stepsThatTell: OrderStepStore = {
    change: (id, decide) =>
      orderSteps.change(id, decide, { tell: ({ state }) => void told.push(state) }),
  };
  const deps = {
    orderSteps: stepsThatTell,
    nowMs: () => nowMs,
    findScreenName: () => Promise.resolve(undefined),
  };
  const by = { byUid: cook.uid, byRole: 'kitchen' } as const;
  const request = { id: 'order-1', screen: 'screen-1', by };
  await moveOrder(deps, { ...request, action: 'accept', from: 'placed' });
  await storeOrder(
    api,
    orderOf({ state: 'rejected', isOpen: false, unacknowledgedSince: '2026-03-01T18:00:00.000Z' }),
  );
  const { changed } = await moveOrder(deps, {
    ...request,
    action: 'acknowledge',
    from: 'rejected',
  });
  expect(changed).toBe(true);
  expect(told).toEqual(['accepted']);
});
