import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../functions/src/testing/call-api.ts';
import { endedOrder, orderOf, writeOrders } from '../functions/src/testing/orders.ts';
import { hideCategory } from '../functions/src/testing/categories.ts';
import { type Person, signedInEarlier, signUpDiner } from '../functions/src/testing/people.ts';
import { startTestApi, type TestApi } from '../functions/src/testing/test-api.ts';
import { type Attempt, isLetThrough, perform } from './lab/attempt.ts';
import { type CallerName, callerNames, callers, signedInCallers } from './lab/callers.ts';
import { storedDish } from './lab/fixtures.ts';
import { readRules, requireEmulatorHost } from './lab/rules-lab.ts';

/** The two ways in: the API on a real port, and Firestore itself under the rules. */
let api: TestApi;
let rules: RulesTestEnvironment;
/** The people whom the API lets sign in; it rejects accounts without an email. */
const people = new Map<CallerName, Person>();
const direct = new Map<CallerName, Firestore>();

/** Brings an account into the state that the caller's name describes; its tokens are older. */
async function becomeCaller(name: CallerName, person: Person): Promise<void> {
  const caller = callers[name];
  if (caller === null) return;
  const claims = Object.entries(caller.token).filter(([name]) => /^(admin|kitchen)$/.test(name));
  await api.auth.setCustomUserClaims(person.uid, Object.fromEntries(claims));
  if (isSignedOut(name)) await api.auth.revokeRefreshTokens(person.uid);
  const user = api.db.doc(`users/${person.uid}`);
  if ('account' in caller) await user.update(caller.account);
  else await user.delete();
}

const isSignedOut = (name: CallerName) => name.includes('signed out');

beforeAll(async () => {
  setLogLevel('silent');
  api = await startTestApi();
  await api.clear();
  const { hostname: host, port } = new URL(`http://${requireEmulatorHost()}`);
  rules = await initializeTestEnvironment({
    projectId: api.project,
    firestore: { host, port: Number(port), rules: readRules() },
  });
  direct.set('visitor', rules.unauthenticatedContext().firestore() as unknown as Firestore);
  for (const { name, caller } of signedInCallers) {
    const isAnonymous = caller.token.firebase?.sign_in_provider === 'anonymous';
    const person = isAnonymous
      ? undefined
      : await signedInEarlier(api, await signUpDiner(api, name));
    if (person) people.set(name, person);
    if (person) await becomeCaller(name, person);
    const context = rules.authenticatedContext(person?.uid ?? caller.uid, caller.token);
    direct.set(name, context.firestore() as unknown as Firestore);
  }
  const uid = uidOf('diner');
  await api.db.doc('menu/minestrone').set(storedDish);
  await api.db.doc('menu/resting').set({ ...storedDish, resting: true });
  await hideCategory(api, 'pizza');
  await api.db.doc('menu/margherita').set({ ...storedDish, category: 'pizza' });
  await writeOrders(api.db, [
    orderOf({ _id: 'open', uid }),
    orderOf({ ...endedOrder, _id: 'ended', uid }),
  ]);
});

afterAll(async () => {
  await rules.cleanup();
  await api.clear();
  await api.close();
});

async function mayThroughApi(answer: Promise<Answer>): Promise<boolean> {
  const { status } = await answer;
  if (status >= 500) throw new Error(`The API answered ${status}.`);
  return status < 300;
}

async function mayDirectly(name: CallerName, attempt: Attempt): Promise<boolean> {
  const db = direct.get(name);
  if (!db) throw new Error(`${name} has no connection.`);
  return isLetThrough(perform(db, attempt));
}

function uidOf(name: CallerName): string {
  return people.get(name)?.uid ?? callers[name]?.uid ?? 'nobody';
}

function emailOf(name: CallerName): string {
  return people.get(name)?.email ?? 'nobody@thymely.example';
}

type Reading = {
  what: string;
  allowed: readonly CallerName[];
  throughApi: (caller: CallerName, token: string | undefined) => Promise<Answer>;
  directly: (caller: CallerName) => Attempt;
};

const signedInFully = callerNames.filter(
  (name) => !/visitor|anonymous|being deleted|signed out/.test(name),
);

const readings: Reading[] = [
  {
    what: 'read a dish',
    allowed: callerNames,
    throughApi: (_, token) => api.call('getMenuItem', { token, params: { id: 'minestrone' } }),
    directly: () => ({ get: 'menu/minestrone' }),
  },
  {
    what: 'read a dish that rests',
    allowed: ['admin'],
    throughApi: (_, token) => api.call('getMenuItem', { token, params: { id: 'resting' } }),
    directly: () => ({ get: 'menu/resting' }),
  },
  {
    what: 'read a dish of a hidden category',
    allowed: ['admin'],
    throughApi: (_, token) => api.call('getMenuItem', { token, params: { id: 'margherita' } }),
    directly: () => ({ get: 'menu/margherita' }),
  },
  {
    what: 'take the whole menu away as data',
    allowed: ['admin'],
    throughApi: (_, token) => api.call('exportMenu', { token }),
    directly: () => ({ list: 'menu', limit: 200 }),
  },
  {
    what: 'list what was changed',
    allowed: ['admin'],
    throughApi: (_, token) => api.call('listAudit', { token }),
    directly: () => ({ list: 'audit', limit: 200 }),
  },
  {
    what: 'list the users',
    allowed: ['admin'],
    throughApi: (_, token) => api.call('listUsers', { token }),
    directly: () => ({ list: 'users', limit: 200 }),
  },
  {
    what: "read the diner's cart",
    allowed: ['diner'],
    throughApi: (_, token) => api.call('listCart', { token, query: { email: emailOf('diner') } }),
    directly: () => ({ get: `carts/${uidOf('diner')}` }),
  },
  {
    what: 'read their own cart',
    allowed: signedInFully,
    throughApi: (caller, token) =>
      api.call('listCart', { token, query: { email: emailOf(caller) } }),
    directly: (caller) => ({ get: `carts/${uidOf(caller)}` }),
  },
  {
    what: "requirement 46: read the diner's open order",
    allowed: ['diner', 'kitchen', 'admin'],
    throughApi: (_, token) => api.call('getOrder', { token, params: { id: 'open' } }),
    directly: () => ({ get: 'orders/open' }),
  },
  {
    what: "requirement 46: read the diner's past order",
    allowed: ['diner'],
    throughApi: (_, token) => api.call('getOrder', { token, params: { id: 'ended' } }),
    directly: () => ({ get: 'orders/ended' }),
  },
  {
    what: 'requirement 46: read an order that does not exist',
    allowed: [],
    throughApi: (_, token) => api.call('getOrder', { token, params: { id: 'missing' } }),
    directly: () => ({ get: 'orders/missing' }),
  },
  {
    what: 'list their own orders',
    allowed: signedInFully,
    throughApi: (_, token) => api.call('listOrders', { token, query: { limit: '50' } }),
    directly: (caller) => ({ list: 'orders', where: { uid: uidOf(caller) }, limit: 50 }),
  },
  {
    what: 'list what there is to cook',
    allowed: ['kitchen', 'admin'],
    throughApi: (_, token) => api.call('listKitchenOrders', { token }),
    directly: () => ({ list: 'orders', where: { isOpen: true }, limit: 1000 }),
  },
];

const cells = readings.flatMap((reading) =>
  callerNames.map((caller) => {
    const isAllowed = reading.allowed.includes(caller);
    return {
      ...reading,
      caller,
      isAllowed,
      fact: `${caller}: ${isAllowed ? 'may' : 'may not'} ${reading.what}`,
    };
  }),
);

describe('the rules and the API give the same reader the same answer', () => {
  it.each(cells)('$fact', async ({ caller, throughApi, directly, isAllowed }) => {
    const token = people.get(caller)?.accessToken;
    expect(await mayThroughApi(throughApi(caller, token))).toBe(isAllowed);
    expect(await mayDirectly(caller, directly(caller))).toBe(isAllowed);
  });
});
