import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { callApi, type CallOptions } from '../testing/call-api.ts';
import { addDish, soup } from '../testing/dishes.ts';
import { connectEmulators, type Emulators } from '../testing/emulators.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { realDeps } from '../testing/real-deps.ts';
import { serve, type Served } from '../testing/serve.ts';
import { useTestApi, type TestApi } from '../testing/test-api.ts';

const api = useTestApi();
let own: Emulators;
let served: Served;
let admin: Person;
let diner: Person;
let dish: MenuItem;

beforeAll(async () => {
  own = connectEmulators();
  served = await serve(createApp(realDeps(own)));
});
afterAll(async () => {
  await served.close();
  await own.disconnect();
});

beforeEach(async () => {
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  dish = await addDish(api, { admin });
});

/**
 * Loses the answer to the next commit, so that Firestore's client sends it again by itself. The
 * second attempt fails at its guard, because the first one succeeded.
 */
function loseNextAnswer(db: Firestore): void {
  const transport = db as unknown as {
    request: (method: string, ...rest: unknown[]) => Promise<unknown>;
  };
  const request = transport.request.bind(db);
  transport.request = async (method, ...rest) => {
    const answer = await request(method, ...rest);
    if (method !== 'commit') return answer;
    transport.request = request;
    throw Object.assign(new Error('the stored version does not match'), { code: 9 });
  };
}

type Name = Parameters<TestApi['call']>[0];

function callLosingAnswer(name: Name, options: CallOptions) {
  loseNextAnswer(own.db);
  return callApi(served.origin, name, options);
}

describe('requirement 40: a write that Firestore carried out but its client sent twice', () => {
  it('requirement 40: adds a dish to the cart once, and returns the line', async () => {
    const token = diner.accessToken;
    const request = { token, body: { menuItemId: dish._id } };
    expect(await callLosingAnswer('addToCart', request)).toMatchObject({ status: 201 });
    const query = { email: diner.email };
    expect((await api.call('listCart', { token, query })).data).toHaveLength(1);
  });

  it.each([
    ['', {}],
    [', with a key', { 'idempotency-key': 'one' }],
  ])('requirement 40: puts a dish on the menu once, and returns it%s', async (_, headers) => {
    const request = { token: admin.accessToken, headers, body: { ...soup, name: 'Once' } };
    const { status, data } = await callLosingAnswer('createMenuItem', request);
    expect(status).toBe(201);
    expect((await api.call('listMenu')).data).toEqual([data, dish]);
  });

  it('requirement 40: changes a dish, and reports success', async () => {
    const { headers } = await api.call('getMenuItem', { params: { id: dish._id } });
    const request = {
      token: admin.accessToken,
      params: { id: dish._id },
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { price: 2 },
    };
    const data = { ...dish, price: 2 };
    expect(await callLosingAnswer('updateMenuItem', request)).toMatchObject({ status: 200, data });
  });
});
