import type { Firestore } from 'firebase-admin/firestore';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { callApi, type CallOptions } from '../testing/call-api.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { startServiceProxy, type ServiceProxy } from '../testing/service-proxy.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve, type Served } from '../testing/serve.ts';
import { useTestApi, type TestApi } from '../testing/test-api.ts';
import { patienceMs } from '../testing/patience.ts';

/** The time after which people get an error. Firestore's client would retry for longer. */
const deadlineMs = 1000;
const recovery = { timeout: patienceMs, interval: 250 };

const healthy = useTestApi();
let proxy: ServiceProxy;
let proxied: Emulators;
let served: Served;
let admin: Person;
let diner: Person;
let dish: MenuItem;
let tag: string;

beforeEach(async () => {
  await healthy.clear();
  [admin, diner] = await Promise.all([signUpAdmin(healthy), signUpDiner(healthy)]);
  dish = await addDish(healthy, { admin });
  const fresh = await healthy.call('getMenuItem', { params: { id: dish._id } });
  tag = fresh.headers.get('etag') ?? '';
  proxy = await startServiceProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  proxied = connectEmulators({ dbHost: proxy.host });
  served = await serve(createApp({ ...realDeps(proxied), deadlineMs }));
  // The first call connects the client as well, which a busy machine may not do within the deadline.
  await vi.waitFor(async () => {
    expect((await callThroughProxy('getHealth')).status).toBe(200);
  }, recovery);
  return async () => {
    await Promise.all([served.close(), proxy.stop()]);
    await proxied.disconnect();
  };
});

type Name = Parameters<TestApi['call']>[0];

const callThroughProxy = (name: Name, options?: CallOptions) =>
  callApi(served.origin, name, options);

/** Runs something right before a client's first commit. */
function beforeCommit(db: Firestore, act: () => void): void {
  const transport = db as unknown as { request: (method: string, ...rest: unknown[]) => unknown };
  const request = transport.request.bind(db);
  transport.request = (method, ...rest) => {
    if (method === 'commit') {
      transport.request = request;
      act();
    }
    return request(method, ...rest);
  };
}

const requests = (): [Name, CallOptions, number][] => {
  const email = diner.email;
  const token = diner.accessToken;
  return [
    ['getHealth', {}, 200],
    ['listMenu', {}, 200],
    ['listCart', { token, query: { email } }, 200],
    ['addToCart', { token, body: { menuItemId: dish._id } }, 201],
    ['createSession', { token: diner.idToken, body: { email } }, 200],
    [
      'updateMenuItem',
      { token: admin.accessToken, params: { id: dish._id }, body: { price: 1 } },
      200,
    ],
  ];
};

describe('requirement 22: Firestore goes away', () => {
  it('requirement 6: every call answers 503, and succeeds once it is back, without a restart', async () => {
    for (const [name, options, status] of requests().slice(0, 3)) {
      await vi.waitFor(async () => {
        expect((await callThroughProxy(name, options)).status).toBe(status);
      }, recovery);
    }
    proxy.close();
    const answers = await Promise.all(
      requests().map(([name, options]) => callThroughProxy(name, options)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    proxy.open();
    for (const [name, options, status] of requests()) {
      await vi.waitFor(async () => {
        const answer = await callThroughProxy(name, options);
        // The client's own retries may have carried out what was requested during the outage.
        expect([status, 409]).toContain(answer.status);
      }, recovery);
    }
    const cart = await healthy.call('listCart', {
      token: diner.accessToken,
      query: { email: diner.email },
    });
    expect(cart.data).toHaveLength(1);
  }, 600_000);

  it('requirement 22: between the reads and the write of a call, which leaves nothing half-written', async () => {
    const changes = { price: 1, name: 'Half written' };
    const request = { token: admin.accessToken, params: { id: dish._id }, body: changes };
    beforeCommit(proxied.db, () => proxy.close());
    expect(await callThroughProxy('updateMenuItem', request)).toMatchObject({ status: 503 });
    const before = await healthy.call('getMenuItem', { params: { id: dish._id } });
    expect(before.data).toEqual(dish);
    expect((await healthy.db.doc('meta/menu').get()).get('version')).toBe(1);

    proxy.open();
    await vi.waitFor(async () => {
      const again = await callThroughProxy('updateMenuItem', request);
      expect(again).toMatchObject({ status: 200, data: changes });
    }, recovery);
  }, 600_000);

  const adding = (): CallOptions => ({
    token: diner.accessToken,
    body: { menuItemId: dish._id },
    headers: { 'idempotency-key': 'one press' },
  });
  const linesInCart = async () => {
    const cart = await healthy.db.doc(`carts/${diner.uid}`).get();
    return Object.keys((cart.get('lines') ?? {}) as object).length;
  };

  it.each<[string, Name, () => CallOptions, () => Promise<unknown>, unknown]>([
    [
      'POST /menu',
      'createMenuItem',
      () => ({
        token: admin.accessToken,
        body: soup,
        headers: { 'idempotency-key': 'lost answer' },
      }),
      async () => (await healthy.db.collection('menu').get()).size,
      2,
    ],
    ['POST /carts', 'addToCart', adding, linesInCart, 1],
    [
      'PATCH /menu/:id',
      'updateMenuItem',
      () => ({
        token: admin.accessToken,
        params: { id: dish._id },
        body: { price: 1 },
        headers: { 'if-match': tag },
      }),
      async () => (await healthy.db.doc('meta/menu').get()).get('version') as unknown,
      2,
    ],
  ])(
    'requirement 40: %s, done all the same and answered 503, is answered as done when repeated',
    async (_, name, request, stateNow, done) => {
      beforeCommit(proxied.db, () => proxy.dropAnswers());
      expect(await callThroughProxy(name, request())).toMatchObject({ status: 503 });
      await vi.waitFor(async () => expect(await stateNow()).toBe(done), recovery);
      proxy.open();
      const status = name === 'updateMenuItem' ? 200 : 201;
      await vi.waitFor(async () => {
        expect((await callThroughProxy(name, request())).status).toBe(status);
      }, recovery);
      expect(await stateNow()).toBe(done);
    },
    600_000,
  );
});
