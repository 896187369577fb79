import type { Firestore } from 'firebase-admin/firestore';
import type { MenuItem } from '@thymely/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { callApi, type CallOptions } from './testing/call-api.ts';
import { addDish, soup } from './testing/dishes.ts';
import { connectEmulators, type Emulators } from './testing/emulators.ts';
import { startGate, type Gate } from './testing/gate.ts';
import { signUpAdmin, signUpDiner, type Person } from './testing/people.ts';
import { realDeps } from './testing/real-deps.ts';
import { serve, type Served } from './testing/serve.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** Firestore's client tries again by itself for a while; people are answered sooner. */
const deadlineMs = 1000;
const recovery = { timeout: 20_000, interval: 250 };

let healthy: TestApi;
let gate: Gate;
let gated: Emulators;
let served: Served;
let admin: Person;
let diner: Person;
let dish: MenuItem;

beforeAll(async () => {
  healthy = await startTestApi();
});
afterAll(() => healthy.close());

beforeEach(async () => {
  await healthy.clear();
  [admin, diner] = await Promise.all([signUpAdmin(healthy), signUpDiner(healthy)]);
  dish = await addDish(healthy, { admin });
  gate = await startGate(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  gated = connectEmulators(gate.host);
  served = await serve(createApp({ ...realDeps(gated), deadlineMs }));
  return async () => {
    await Promise.all([served.close(), gate.stop()]);
    await gated.disconnect();
  };
});

type Name = Parameters<TestApi['call']>[0];

const callThroughGate = (name: Name, options?: CallOptions) =>
  callApi(served.origin, name, options);

/** Runs something in the moment before a client commits for the first time. */
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
      expect((await callThroughGate(name, options)).status).toBe(status);
    }
    gate.close();
    const answers = await Promise.all(
      requests().map(([name, options]) => callThroughGate(name, options)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    gate.open();
    for (const [name, options, status] of requests()) {
      await vi.waitFor(async () => {
        const answer = await callThroughGate(name, options);
        // What was asked for during the outage may have been done by the client's own retries.
        expect([status, 409]).toContain(answer.status);
      }, recovery);
    }
    const cart = await healthy.call('listCart', {
      token: diner.accessToken,
      query: { email: diner.email },
    });
    expect(cart.data).toHaveLength(1);
  }, 60_000);

  it('requirement 22: between the reads and the write of a call, nothing is half-written', async () => {
    const changes = { price: 1, name: 'Half written' };
    const request = { token: admin.accessToken, params: { id: dish._id }, body: changes };
    beforeCommit(gated.db, () => gate.close());
    expect(await callThroughGate('updateMenuItem', request)).toMatchObject({ status: 503 });
    const before = await healthy.call('getMenuItem', { params: { id: dish._id } });
    expect(before.data).toEqual(dish);
    expect((await healthy.db.doc('meta/menu').get()).get('version')).toBe(1);

    gate.open();
    await vi.waitFor(async () => {
      const again = await callThroughGate('updateMenuItem', request);
      expect(again).toMatchObject({ status: 200, data: changes });
    }, recovery);
  }, 60_000);

  it('requirement 22: an answer that got lost is told again, and the dish made once', async () => {
    const headers = { 'idempotency-key': 'lost answer' };
    const request = { token: admin.accessToken, body: soup, headers };
    beforeCommit(gated.db, () => gate.muffle());
    expect(await callThroughGate('createMenuItem', request)).toMatchObject({ status: 503 });
    gate.open();
    await vi.waitFor(async () => {
      const again = await callThroughGate('createMenuItem', request);
      expect(again.status).toBe(201);
    }, recovery);
    expect((await healthy.call('listMenu')).data).toHaveLength(2);
  }, 60_000);
});
