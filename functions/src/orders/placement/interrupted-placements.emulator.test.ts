import { beforeEach, describe, expect, it } from 'vitest';
import { connectEmulators } from '../../testing/emulators.ts';
import { connectCrashingClients } from '../../testing/fault-injection.ts';
import { startServiceProxy } from '../../testing/service-proxy.ts';
import { getCheckout, newKey, placeOrder, quoteNow } from '../../testing/ordering.ts';
import type { Person } from '../../testing/people.ts';
import {
  dinerAtCheckout,
  noOrder,
  oneOrder,
  placeWhile,
  placeWith,
  tracesOf,
} from '../../testing/placing.ts';
import { useTestApi } from '../../testing/test-api.ts';

const api = useTestApi();

let diner: Person;

beforeEach(async () => {
  diner = await dinerAtCheckout(api);
});

describe('requirement 43: an interrupted or overtaken placement', () => {
  it('requirement 43: that is killed before the commit places nothing, and a repeat does', async () => {
    const quote = await quoteNow(api, diner);
    const key = newKey();
    const dying = connectCrashingClients(0);
    const killed = await placeWith(dying, { diner, key, quote });
    expect(killed.status).toBe(500);
    expect(dying.hasCrashed()).toBe(true);
    await dying.disconnect();
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    expect((await placeOrder(api, diner, { key, quote })).status).toBe(201);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
  });

  it('requirement 43: that is killed after the commit is found by a repeat, which returns the order', async () => {
    const quote = await quoteNow(api, diner);
    const key = newKey();
    const proxy = await startServiceProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
    const dying = connectEmulators({ dbHost: proxy.host });
    // The answer of Firestore to the commit never arrives.
    const transport = dying.db as unknown as {
      request: (method: string, ...rest: unknown[]) => unknown;
    };
    const { request } = transport;
    transport.request = (method, ...rest) => {
      if (method === 'commit') proxy.dropAnswers();
      return request.call(dying.db, method, ...rest);
    };
    const lost = await placeWith(dying, { diner, key, quote, deadlineMs: 1500 });
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).toBe('5');
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
    const again = await placeOrder(api, diner, { key, quote });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
    await proxy.stop();
    await dying.disconnect();
  });

  it('requirement 43: that Firestore carried out and its client sent twice happens once', async () => {
    const quote = await quoteNow(api, diner);
    const own = connectEmulators();
    const transport = own.db as unknown as {
      request: (method: string, ...rest: unknown[]) => Promise<unknown>;
    };
    const request = transport.request.bind(own.db);
    transport.request = async (method, ...rest) => {
      const answer = await request(method, ...rest);
      if (method !== 'commit') return answer;
      transport.request = request;
      throw Object.assign(new Error('the stored version does not match'), { code: 9 });
    };
    const answer = await placeWith(own, { diner, key: newKey(), quote });
    expect(answer.status).toBe(200);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
    await own.disconnect();
  });

  it('requirement 43: whose cart another instance orders for another day meanwhile is refused', async () => {
    const { quote, slots } = await getCheckout(api, diner);
    const tomorrow = new Date(Date.parse(slots[0] ?? '') + 24 * 3_600_000).toISOString();
    const elsewhere = () => placeOrder(api, diner, { quote, pickup: tomorrow });
    // The ledger is another one, so that only the cart stops the second order.
    const { answer, result } = await placeWhile({ diner, quote: quote ?? '' }, elsewhere);
    expect(result?.status).toBe(201);
    expect(answer.status).toBe(409);
    const order = { _id: result?.data._id, number: 1 };
    expect(answer.error.problems).toEqual([{ code: 'cart_empty', order }]);
    expect((await api.db.collection('orders').get()).size).toBe(1);
  });

  it('requirement 43: whose cart is emptied meanwhile is refused', async () => {
    const { quote } = await getCheckout(api, diner);
    const { answer } = await placeWhile({ diner, quote: quote ?? '' }, () =>
      api.db.doc(`carts/${diner.uid}`).update({ lines: {} }),
    );
    expect(answer.error.problems).toEqual([{ code: 'cart_empty' }]);
    expect(await tracesOf(api, diner)).toEqual({ ...noOrder, cartLines: 0 });
  });

  it('requirement 43: whose cart is deleted meanwhile is refused', async () => {
    const { quote } = await getCheckout(api, diner);
    const { answer } = await placeWhile({ diner, quote: quote ?? '' }, () =>
      api.db.doc(`carts/${diner.uid}`).delete(),
    );
    expect(answer.error.problems).toEqual([{ code: 'cart_empty' }]);
    expect((await api.db.collection('orders').get()).size).toBe(0);
  });
});
