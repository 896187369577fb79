import type { EndpointName } from '@thymely/contract/api';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '../testing/call-api.ts';
import { addDish } from '../testing/dishes.ts';
import { newKey, latestNoon, takeOrders } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { statedCost } from '../testing/scaling-figures.ts';
import { useTestApi } from '../testing/test-api.ts';

// Each call finds the caches of its instance expired, as on a quiet evening, because that costs the
// most.
// It is noon, so that no slot is near the edge of its day.
let nowMs = latestNoon();
const api = useTestApi({ nowMs: () => (nowMs += 15_000) });
const sizes = [
  { id: 'small', name: 'Small', cents: 820 },
  { id: 'large', name: 'Large', cents: 1200 },
];
const large = { groupId: '_size', choiceId: 'large' };
let diner: Person;
let cook: Person;
let dishes: MenuItem[];
let calls = 0;

beforeEach(async () => {
  await api.clear();
  const admin = await signUpAdmin(api);
  [diner, cook] = await Promise.all([signUpDiner(api), signUpKitchen(api)]);
  const added = ['Soup', 'Pizza', 'Salad', 'Tart'].map((name) =>
    addDish(api, { admin, name, ...(name === 'Pizza' && { sizes }) }),
  );
  dishes = await Promise.all(added);
  await takeOrders(api);
  await api.call('listMenu');
  // A limit of portions costs a placement nothing.
  for (const { _id } of dishes) {
    const limited = { ...as(cook), params: { dish: _id }, body: { left: 900 } };
    expect((await api.call('limitPortions', limited)).status).toBe(200);
  }
});

async function call<Name extends EndpointName>(name: Name, options: CallOptions = {}) {
  calls += 1;
  const answer = await api.call(name, options);
  expect(answer.status, name).toBeLessThan(300);
  return answer;
}

/** The number of documents that calls read and write, including the check of each caller. */
async function costOf(steps: () => Promise<unknown>) {
  const before = { calls, ...api.counts };
  await steps();
  const { reads, writes } = api.counts;
  const cost = { reads: reads - before.reads, writes: writes - before.writes };
  return { calls: calls - before.calls, ...cost };
}

const as = ({ accessToken: token }: Person) => ({ token });

// The calls are those that a browser was observed to make: see docs/scaling.md.

/** Someone who signed in on an earlier visit opens a page. */
async function arrive() {
  await call('getOrdering');
  await call('listMenu');
  await call('saveUser', { token: diner.idToken, body: { name: 'Dana', email: diner.email } });
  await call('listCart', { ...as(diner), query: { email: diner.email } });
  await call('listOrders', { ...as(diner), query: { open: 'true' } });
  await call('listOrders', { ...as(diner), query: { limit: '3' } });
}

/** The diner goes from the first page to the order. */
async function order(): Promise<string> {
  await arrive();
  for (const { _id: menuItemId, sizes: own } of dishes) {
    // A dish with sizes costs what any other does.
    const body = { menuItemId, ...(own && { choices: [large] }) };
    await call('addToCart', { ...as(diner), body });
  }
  const { quote } = (await call('getCheckout', as(diner))).data;
  const headers = { 'idempotency-key': newKey() };
  const body = { quote, pickup: 'asap' };
  const { _id: id } = (await call('placeOrder', { ...as(diner), headers, body })).data;
  await call('listCart', { ...as(diner), query: { email: diner.email } });
  await call('listOrders', { ...as(diner), query: { open: 'true' } });
  await call('listOrders', { ...as(diner), query: { limit: '3' } });
  await call('getOrder', { ...as(diner), params: { id } });
  return id;
}

/** The page's calls when the order changes: the hours, and once more after a refusal. */
async function follow() {
  for (let time = 0; time < 3; time += 1) await call('getOrdering');
  await call('listOrders', { ...as(diner), query: { limit: '3' } });
}

/** The calls of the kitchen, tap by tap. */
async function cookIt(id: string) {
  const steps = { accept: 'placed', start: 'accepted', ready: 'cooking', collect: 'ready' };
  for (const [action, from] of Object.entries(steps)) {
    const body = { from, screen: 'screen-1' };
    await call('moveOrder', { ...as(cook), params: { id, action }, body });
  }
}

const beat = () => {
  const body = { screen: 'screen-1', name: 'Pass', open: 1, revisions: 1 };
  return call('sendHeartbeat', { ...as(cook), body });
};

describe("the API's cost of an order is what docs/scaling.md says, with the check of each caller", () => {
  it('on the way to an order of four dishes', async () => {
    expect(await costOf(order)).toEqual(statedCost('from the first page to the order'));
  });

  it('while it is followed, and at its steps in the kitchen', async () => {
    const id = await order();
    expect(await costOf(follow)).toEqual(statedCost('the page of the order, besides its listener'));
    const steps = statedCost('the kitchen: accept, start, ready, collected');
    expect(await costOf(() => cookIt(id))).toEqual(steps);
  });

  it('for five minutes with the menu in sight, past the CDN every ten seconds', async () => {
    const fiveMinutes = async () => {
      for (let time = 0; time < 30; time += 1) await call('getOrdering');
    };
    const stated = statedCost('five minutes of polling for what is sold out');
    expect(await costOf(fiveMinutes)).toEqual(stated);
  });

  it('for an hour of a board: what it beats, polls and asks', async () => {
    await order();
    // The first heartbeat of a screen writes its name, too.
    await beat();
    const times = async (count: number, run: () => Promise<unknown>) => {
      for (let time = 0; time < count; time += 1) await run();
    };
    const soldOut = () => call('listSoldOut', { ...as(cook), query: { choices: 'true' } });
    expect(await costOf(() => times(60, beat))).toEqual(
      statedCost('60 heartbeats: counts, sum of revisions, pause, screen'),
    );
    expect(await costOf(() => times(60, soldOut))).toEqual(
      statedCost('60 polls for what is sold out'),
    );
    expect(await costOf(() => times(12, () => call('getOrdering')))).toEqual(
      statedCost('12 polls for the hours'),
    );
  });
});
