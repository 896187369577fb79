import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Deps } from '../../deps.ts';
import { callApi } from '../../testing/call-api.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { beforeNextCommit, holdNext } from '../../testing/fault-injection.ts';
import { getCheckout, newKey, quoteNow } from '../../testing/ordering.ts';
import { patienceMs } from '../../testing/patience.ts';
import type { Person } from '../../testing/people.ts';
import { dinerAtCheckout, noOrder, oneOrder, tracesOf } from '../../testing/placing.ts';
import { realDeps } from '../../testing/real-deps.ts';
import { serve } from '../../testing/serve.ts';
import { useTestApi, type TestApi } from '../../testing/test-api.ts';
import { orderIdOf } from './placement-key.ts';

const api = useTestApi();

let diner: Person;
let quote: string;
let key: string;

beforeEach(async () => {
  diner = await dinerAtCheckout(api);
  quote = await quoteNow(api, diner);
  key = newKey();
});

type Calls = Pick<TestApi, 'call'>;

const place = (through: Calls, attempt?: number) =>
  through.call('placeOrder', {
    token: diner.accessToken,
    headers: {
      'idempotency-key': key,
      ...(attempt !== undefined && { 'placement-attempt': String(attempt) }),
    },
    body: { quote, pickup: 'asap' },
  });

const withdraw = (through: Calls) =>
  through.call('withdrawPlacement', {
    token: diner.accessToken,
    headers: { 'idempotency-key': key },
    body: {},
  });

const cartOf = async () => (await api.db.doc(`carts/${diner.uid}`).get()).data();

/** Another instance with its own client, which gives up quickly. */
async function slowInstance(deps: Partial<Deps> = {}) {
  const client = connectEmulators();
  const served = await serve(createApp({ ...realDeps(client), deadlineMs: 1000, ...deps }));
  const calls: Calls = { call: (name, options) => callApi(served.origin, name, options) };
  return {
    client,
    ...calls,
    async close() {
      await served.close();
      await client.disconnect();
    },
  };
}

describe('requirement 58: a final answer remains true', () => {
  it('requirement 58: a commit after the withdrawal places nothing', async () => {
    const slow = await slowInstance();
    const held = holdNext(slow.client.db, 'commit');
    const unsure = await place(slow);
    expect(unsure.status).toBe(503);
    expect((await withdraw(api)).status).toBe(404);
    await held.letGo();
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    expect((await withdraw(api)).status).toBe(404);
    await slow.close();
  });

  it('requirement 58: a placement given up before its decision is not decided later', async () => {
    const slow = await slowInstance();
    const held = holdNext(slow.client.db, 'batchGetDocuments', 'counters/orders');
    expect((await place(slow)).status).toBe(503);
    await held.letGo();
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    await slow.close();
  });

  it('requirement 58: withdrawing an order that was placed returns it, and changes nothing', async () => {
    const placed = await place(api);
    const answer = await withdraw(api);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual(placed.data);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
    expect((await cartOf())?.['withdrawn']).toBeUndefined();
  });

  it('requirement 58: a withdrawn placement is refused by every instance, at every attempt', async () => {
    expect((await withdraw(api)).status).toBe(404);
    for (const attempt of [undefined, 1, 2]) {
      const refused = await place(api, attempt);
      expect(refused.status).toBe(409);
      expect(refused.error.problems).toEqual([{ code: 'withdrawn' }]);
    }
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    // With a new key, the same cart can be ordered.
    key = newKey();
    expect((await place(api)).status).toBe(201);
  });

  it('requirement 58: a withdrawn placement that waits for its turn is refused when it comes', async () => {
    const slow = await slowInstance({ deadlineMs: 8000 });
    await slow.call('getCheckout', { token: diner.accessToken });
    const held = holdNext(slow.client.db, 'commit');
    const waiting = place(slow);
    await held.reached;
    expect((await withdraw(api)).status).toBe(404);
    await held.letGo();
    const refused = await waiting;
    expect([refused.status, refused.error.problems]).toEqual([409, [{ code: 'withdrawn' }]]);
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    await slow.close();
  });

  it('requirement 58: a refused repeat keeps an earlier attempt from being placed later', async () => {
    const slow = await slowInstance();
    const held = holdNext(slow.client.db, 'commit');
    expect((await place(slow)).status).toBe(503);
    const pausedUntil = new Date(Date.now() + 3_600_000);
    await api.db.doc('settings/ordering').update({ pausedUntil });
    const refused = await place(api, 2);
    expect(refused.status).toBe(409);
    expect(refused.error.problems).toMatchObject([{ code: 'paused' }]);
    await held.letGo();
    expect(await tracesOf(api, diner)).toEqual(noOrder);
    expect((await cartOf())?.['withdrawn']).toEqual([orderIdOf(diner.uid, key)]);
    await slow.close();
  });

  it('requirement 58: a repeat that would be refused returns the order if it was placed', async () => {
    const placed = await place(api);
    const again = await place(api, 2);
    expect([again.status, again.data._id]).toEqual([200, placed.data._id]);
  });

  it('requirement 58: a withdrawal is final even for a diner without a cart', async () => {
    await api.db.doc(`carts/${diner.uid}`).delete();
    expect((await withdraw(api)).status).toBe(404);
    expect(await cartOf()).toMatchObject({ uid: diner.uid, email: diner.email, lines: {} });
    const checkout = await getCheckout(api, diner);
    expect(checkout.problems).toEqual([{ code: 'cart_empty' }]);
  });

  it('requirement 58: the last six withdrawals are remembered', async () => {
    for (let n = 0; n < 8; n++) {
      key = newKey();
      expect((await withdraw(api)).status).toBe(404);
    }
    const withdrawn = (await cartOf())?.['withdrawn'] as string[];
    expect(withdrawn).toHaveLength(6);
    expect(withdrawn.at(-1)).toBe(orderIdOf(diner.uid, key));
  });

  it('requirement 58: a withdrawal is answered with the order that was placed just before its commit', async () => {
    const other = await slowInstance({ deadlineMs: patienceMs });
    beforeNextCommit(other.client.db, () => place(api));
    expect((await withdraw(other)).status).toBe(200);
    expect(await tracesOf(api, diner)).toEqual(oneOrder);
    await other.close();
  });

  it('requirement 58: of a placement and its simultaneous withdrawal exactly one happens, 15 times', async () => {
    for (let n = 0; n < 15; n++) {
      key = newKey();
      const [placed, withdrawn] = await Promise.all([place(api), withdraw(api)]);
      const isPlaced = placed.status === 201;
      expect(withdrawn.status).toBe(isPlaced ? 200 : 404);
      const order = await api.db.doc(`orders/${orderIdOf(diner.uid, key)}`).get();
      expect(order.exists).toBe(isPlaced);
      if (!isPlaced) continue;
      diner = await dinerAtCheckout(api);
      quote = await quoteNow(api, diner);
    }
  });

  it.each(['0', '-1', 'two', '1.5', '10000'])(
    'a Placement-Attempt of %s is refused',
    async (attempt) => {
      const answer = await api.call('placeOrder', {
        token: diner.accessToken,
        headers: { 'idempotency-key': key, 'placement-attempt': attempt },
        body: { quote, pickup: 'asap' },
      });
      expect(answer.status).toBe(400);
      expect(await tracesOf(api, diner)).toEqual(noOrder);
    },
  );

  it('a withdrawal without a key is refused', async () => {
    const answer = await api.call('withdrawPlacement', { token: diner.accessToken, body: {} });
    expect(answer.status).toBe(400);
  });
});
