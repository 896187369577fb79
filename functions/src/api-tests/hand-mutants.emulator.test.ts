import { imageLimits } from '@thymely/contract/images/limits';
import type { KitchenAction, OrderState } from '@thymely/contract/orders/order-states';
import type { Firestore } from 'firebase-admin/firestore';
import type { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { storedAudit } from '../testing/audit.ts';
import { callApi } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { beforeNextCommit } from '../testing/fault-injection.ts';
import {
  roundTheClock,
  storedOrder,
  storeOrder,
  storeOrderingSettings,
} from '../testing/kitchen.ts';
import { getCheckout, newKey, placeOrder, takeOrders, writeCart } from '../testing/ordering.ts';
import { orderOf } from '../testing/orders.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';
import { placeWith } from '../testing/placing.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve } from '../testing/serve.ts';
import { useTestApi } from '../testing/test-api.ts';

// Each test covers a guard whose removal no other test noticed.

const api = useTestApi();
let admin: Person;
let diner: Person;
let otherDiner: Person;

beforeEach(async () => {
  await api.clear();
  [admin, diner, otherDiner] = await Promise.all([
    signUpAdmin(api),
    signUpDiner(api),
    signUpDiner(api),
  ]);
});

describe('requirement 57: a placement', () => {
  beforeEach(async () => {
    const { _id: dishId } = await addDish(api, { admin });
    await takeOrders(api);
    // The two carts are the same, down to their IDs.
    for (const { uid } of [diner, otherDiner])
      await writeCart(api, { uid, dishId, lineId: 'the-same-line' });
  });

  it('requirement 57: has a key of its own diner: another diner with the same key gets another order', async () => {
    const key = newKey();
    const first = await placeOrder(api, diner, { key });
    const second = await placeOrder(api, otherDiner, { key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data._id).not.toBe(first.data._id);
    const { docs } = await api.db.collection('orders').orderBy('number').get();
    expect(docs.map((order) => order.get('uid') as unknown)).toEqual([diner.uid, otherDiner.uid]);
  });

  it('requirement 57: does not accept a quote that somebody else was shown', async () => {
    const { quote } = await getCheckout(api, diner);
    const answer = await placeOrder(api, otherDiner, { quote });
    expect(answer.status).toBe(409);
    expect(answer.error.problems).toEqual([{ code: 'changed' }]);
    expect((await placeOrder(api, diner, { quote })).status).toBe(201);
  });

  it('requirement 57: counts open orders only after it has read the cart', async () => {
    const { quote } = await getCheckout(api, diner);
    const own = connectEmulators();
    const trace = traceReads(own.db, `carts/${diner.uid}`);
    const { status } = await placeWith(own, { diner, quote: quote ?? '' });
    await own.disconnect();
    expect(status).toBe(201);
    // Counting earlier would miss an order whose diner has since filled the cart again.
    expect(trace).toEqual(expect.arrayContaining(['cart read', 'count begins']));
    expect(trace.indexOf('count begins')).toBeGreaterThan(trace.lastIndexOf('cart read'));
  });
});

type Transport = { requestStream: (...request: unknown[]) => Promise<Readable> };

/** Records the order of two events: the response with the cart, and the start of the query for open orders. */
function traceReads(db: Firestore, cart: string): string[] {
  const trace: string[] = [];
  const transport = db as unknown as Transport;
  const requestStream = transport.requestStream.bind(db);
  transport.requestStream = async (...request) => {
    const [method] = request;
    const asked = JSON.stringify(request);
    if (method === 'runQuery' && asked.includes('"collectionId":"orders"')) {
      trace.push('count begins');
    }
    const stream = await requestStream(...request);
    if (method !== 'batchGetDocuments' || !asked.includes(cart)) return stream;
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string, ...values: unknown[]) => {
      if (event === 'end') trace.push('cart read');
      return emit(event, ...values);
    };
    return stream;
  };
  return trace;
}

describe('requirement 57: undoing a step', () => {
  const move = (action: KitchenAction, from: OrderState) =>
    api.call('moveOrder', {
      token: admin.accessToken,
      params: { id: 'order-1', action },
      body: { from, screen: 'screen-1' },
    });

  it.each(['accepted', 'ready'] as const)(
    'requirement 57: on a screen that still shows %s takes back nothing that has happened since',
    async (shown) => {
      const at = new Date().toISOString();
      await storeOrder(api, orderOf({ uid: diner.uid, placedAt: at, dueAt: at, updatedAt: at }));
      await move('accept', 'placed');
      await move('start', 'accepted');
      const answer = await move('undo', shown);
      expect(answer).toMatchObject({ status: 409, error: { order: { state: 'cooking' } } });
      expect(await storedOrder(api, 'order-1')).toMatchObject({ state: 'cooking', revision: 3 });
      expect(await move('undo', 'cooking')).toMatchObject({ data: { changed: true } });
    },
  );
});

describe('requirement 57: a pause', () => {
  const sunday = Date.parse('2026-03-01T18:00:00Z');
  const open = (close: string) => ({
    ...roundTheClock,
    timeZone: 'UTC',
    week: { ...roundTheClock.week, sun: [{ open: '10:00', close }] },
  });

  /** Pauses for today, and does something else before the pause is written. */
  async function pauseWhile(elsewhere: () => Promise<unknown>) {
    const own = connectEmulators();
    beforeNextCommit(own.db, elsewhere);
    const served = await serve(createApp({ ...realDeps(own), nowMs: () => sunday }));
    const body = { minutes: 'today', reason: 'Oven' };
    const answer = await callApi(served.origin, 'pauseOrdering', {
      token: admin.accessToken,
      body,
    });
    await served.close();
    await own.disconnect();
    return answer;
  }

  it('requirement 57: for today ends according to the hours at the time of the write', async () => {
    await storeOrderingSettings(api, open('21:00'));
    const { data } = await pauseWhile(() => storeOrderingSettings(api, open('23:00')));
    expect(data).toMatchObject({ pausedUntil: '2026-03-01T23:00:00.000Z' });
    const { docs } = await api.db.collection('settings').get();
    const [until] = docs.map((each) => (each.get('pausedUntil') as { toDate(): Date }).toDate());
    expect(until?.toISOString()).toBe('2026-03-01T23:00:00.000Z');
  });

  it('requirement 57: that follows another one records the other as its previous state', async () => {
    await storeOrderingSettings(api, open('21:00'));
    const body = { minutes: 30, reason: 'Full' };
    await pauseWhile(() => api.call('pauseOrdering', { token: admin.accessToken, body }));
    const entries = Object.values(await storedAudit(api));
    const before = entries.map((entry) => entry['before'] as { pauseReason: string });
    expect(before.map(({ pauseReason }) => pauseReason).sort()).toEqual(['', 'Full']);
  });
});

describe('requirement 57: uploads', () => {
  const upload = (form: FormData) =>
    api.call('uploadImage', { token: diner.accessToken, query: { purpose: 'avatar' }, form });

  it('requirement 57: count even if they are refused, and then cost no further read', async () => {
    for (let n = 0; n < imageLimits.imageUploadsPerHour; n++)
      expect(await upload(pictureForm('no picture'))).toMatchObject({ status: 415 });
    const { reads } = api.counts;
    expect(await upload(pictureForm(png()))).toMatchObject({ status: 429 });
    const callerCheck = 1;
    expect(api.counts.reads - reads).toBe(callerCheck);
  });
});
