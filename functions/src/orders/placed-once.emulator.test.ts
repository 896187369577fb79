import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { callApi } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { connectEmulators } from '../testing/emulators.ts';
import { connectCrashingClients } from '../testing/fault-injection.ts';
import { startGate } from '../testing/gate.ts';
import { fillCart, getCheckout, newKey, placeOrder, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve } from '../testing/serve.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();

let diner: Person;
let dishId: string;

beforeEach(async () => {
  await api.clear();
  const [admin, person] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  diner = person;
  dishId = (await addDish(api, { admin }))._id;
  await takeOrders(api);
  await fillCart(api, diner, { dishId });
});

async function quoteNow(): Promise<string> {
  return (await getCheckout(api, diner)).quote ?? '';
}

/** What is stored: one order in everything, or nothing in anything. */
async function stored() {
  const [orders, events, days, cart] = await Promise.all([
    api.db.collection('orders').get(),
    api.db.collectionGroup('events').get(),
    api.db.collection('days').get(),
    api.db.doc(`carts/${diner.uid}`).get(),
  ]);
  const ledger = days.docs[0]?.data() ?? {};
  const slots = Object.values((ledger['slots'] ?? {}) as Record<string, { orders: number }>);
  return {
    ...{ orders: orders.size, events: events.size, placed: (ledger['placed'] ?? 0) as number },
    ...{ lastNumber: (ledger['lastNumber'] ?? 0) as number, booked: slots.map((s) => s.orders) },
    cartLines: Object.keys((cart.get('lines') ?? {}) as object).length,
  };
}

const oneOrder = { orders: 1, events: 1, placed: 1, lastNumber: 1, booked: [1], cartLines: 0 };
const noOrder = { orders: 0, events: 0, placed: 0, lastNumber: 0, booked: [], cartLines: 1 };

/** Places the order through an API of its own, which dies at the end. */
async function placeWith(
  clients: Parameters<typeof realDeps>[0],
  { key, quote, ...deps }: { key: string; quote: string } & Partial<Deps>,
) {
  const served = await serve(createApp({ ...realDeps(clients), ...deps }));
  try {
    return await callApi(served.origin, 'placeOrder', {
      token: diner.accessToken,
      headers: { 'idempotency-key': key },
      body: { quote, pickup: 'asap' },
    });
  } finally {
    await served.close();
  }
}

describe('requirement 43: one key, one order', () => {
  it('requirement 43: sent three times at once, it is placed once', async () => {
    const quote = await quoteNow();
    const key = newKey();
    const send = () => placeOrder(api, diner, { key, quote });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await stored()).toEqual(oneOrder);
  });

  it('requirement 43: two tabs with a key each place one; the other is told of it', async () => {
    const quote = await quoteNow();
    const answers = await Promise.all([1, 2].map(() => placeOrder(api, diner, { quote })));
    const [placed, refused] = answers.sort((one, other) => one.status - other.status);
    expect([placed?.status, refused?.status]).toEqual([201, 409]);
    const order = { _id: placed?.data._id, number: 1 };
    expect(refused?.error.problems).toEqual([{ code: 'cart_empty', order }]);
    expect(refused?.error.checkout).toMatchObject({ quote: null, lines: [] });
    expect(await stored()).toEqual(oneOrder);
  });

  it('requirement 43: killed before the commit, nothing was placed, and a repeat places it', async () => {
    const quote = await quoteNow();
    const key = newKey();
    const dying = connectCrashingClients(0);
    const killed = await placeWith(dying, { key, quote });
    expect(killed.status).toBe(500);
    expect(dying.hasCrashed()).toBe(true);
    await dying.disconnect();
    expect(await stored()).toEqual(noOrder);
    expect((await placeOrder(api, diner, { key, quote })).status).toBe(201);
    expect(await stored()).toEqual(oneOrder);
  });

  it('requirement 43: killed after the commit, a repeat is answered with the order', async () => {
    const quote = await quoteNow();
    const key = newKey();
    const gate = await startGate(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
    const dying = connectEmulators(gate.host);
    // Whatever Firestore answers to the commit never arrives.
    const transport = dying.db as unknown as {
      request: (method: string, ...rest: unknown[]) => unknown;
    };
    const { request } = transport;
    transport.request = (method, ...rest) => {
      if (method === 'commit') gate.dropAnswers();
      return request.call(dying.db, method, ...rest);
    };
    const lost = await placeWith(dying, { key, quote, deadlineMs: 1500 });
    expect(lost.status).toBe(503);
    expect(lost.headers.get('retry-after')).toBe('5');
    expect(await stored()).toEqual(oneOrder);
    const again = await placeOrder(api, diner, { key, quote });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await stored()).toEqual(oneOrder);
    await gate.stop();
    await dying.disconnect();
  });

  it('requirement 43: the same key with another body is refused, with the order it has placed', async () => {
    const quote = await quoteNow();
    const key = newKey();
    const { data } = await placeOrder(api, diner, { key, quote });
    const other = await placeOrder(api, diner, { key, quote, note: 'No nuts' });
    expect(other.status).toBe(409);
    expect(other.error.order).toEqual(data);
    expect(await stored()).toEqual(oneOrder);
  });

  it('requirement 43: an order that Firestore carried out and its client sent twice is placed once', async () => {
    const quote = await quoteNow();
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
    const answer = await placeWith(own, { key: newKey(), quote });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual(oneOrder);
    await own.disconnect();
  });

  it('requirement 43: a diner who is being removed places nothing', async () => {
    const quote = await quoteNow();
    await api.db.doc(`carts/${diner.uid}`).delete();
    const answer = await placeOrder(api, diner, { quote });
    expect(answer.error.problems).toEqual([{ code: 'cart_empty' }]);
    expect((await api.db.collection('orders').get()).size).toBe(0);
  });
});
