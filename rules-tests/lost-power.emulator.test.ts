import { setTimeout as sleep } from 'node:timers/promises';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accessTokenFor,
  type Person,
  signInAgain,
  signUpAdmin,
} from '../functions/src/testing/people.ts';
import { orderOf, writeOrders } from '../functions/src/testing/orders.ts';
import { realDeps } from '../functions/src/testing/real-deps.ts';
import { startTestApi, type TestApi } from '../functions/src/testing/test-api.ts';
import { planGrant, planRevoke } from '../functions/src/users/grant-admin.ts';
import { type Attempt, isLetThrough, perform } from './lab/attempt.ts';
import { readRules, requireEmulatorHost } from './lab/rules-lab.ts';

let api: TestApi;
let rules: RulesTestEnvironment;
let actor: Person;
/** Signed in while they were an admin. */
let admin: Person;

beforeAll(async () => {
  setLogLevel('silent');
  api = await startTestApi();
  const { hostname: host, port } = new URL(`http://${requireEmulatorHost()}`);
  rules = await initializeTestEnvironment({
    projectId: 'demo-thymely-api',
    firestore: { host, port: Number(port), rules: readRules() },
  });
});
afterAll(async () => {
  await rules.cleanup();
  await api.clear();
  await api.close();
});

beforeEach(async () => {
  await api.clear();
  [actor, admin] = await Promise.all([signUpAdmin(api), signUpAdmin(api)]);
  admin = await signInAnew();
  // What ends sign-ins counts whole seconds: one of the same second would go on.
  await sleep(1100);
});

/** With the claims and the time that the provider puts into the ID token. */
async function signInAnew(): Promise<Person> {
  await sleep(1100);
  const idToken = await signInAgain(api, admin);
  return { ...admin, idToken, accessToken: await accessTokenFor(api, { ...admin, idToken }) };
}

function directlyAs({ idToken, uid }: Person): Firestore {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const token = JSON.parse(payload) as { auth_time: number; admin?: boolean };
  const { auth_time, admin: isAdmin } = token;
  const context = rules.authenticatedContext(uid, {
    firebase: { sign_in_provider: 'password' },
    auth_time,
    ...(isAdmin === undefined ? {} : { admin: isAdmin }),
  });
  return context.firestore() as unknown as Firestore;
}

async function doorsOpenTo(person: Person) {
  const { status } = await api.call('listUsers', { token: person.accessToken });
  const db = directlyAs(person);
  const attempts: Record<string, Attempt> = {
    users: { list: 'users', limit: 200 },
    audit: { list: 'audit', limit: 200 },
    kitchen: { list: 'orders', where: { isOpen: true }, limit: 1000 },
    self: { get: `users/${person.uid}` },
  };
  const open = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    if (await isLetThrough(perform(db, attempt))) open.push(name);
  }
  return { api: status, direct: open };
}

const all = { api: 200, direct: ['users', 'audit', 'kitchen', 'self'] };
const none = { api: 401, direct: [] };

const demote = () =>
  api.call('demoteUser', { token: actor.accessToken, params: { id: admin.uid } });
const promote = () =>
  api.call('promoteUser', { token: actor.accessToken, params: { id: admin.uid } });

describe('requirement 33: both doors agree about an admin who', () => {
  it('requirement 33: still is one', async () => {
    expect(await doorsOpenTo(admin)).toEqual(all);
  });

  it('requirement 33: was demoted', async () => {
    expect(await demote()).toMatchObject({ status: 200 });
    expect(await doorsOpenTo(admin)).toEqual(none);
  });

  it('requirement 33: was demoted and is an admin again: only a new sign-in counts', async () => {
    await demote();
    await promote();
    expect(await doorsOpenTo(admin)).toEqual(none);
    expect(await doorsOpenTo(await signInAnew())).toEqual(all);
  });

  it('requirement 33: lost the role and got it back on the command line', async () => {
    const parts = realDeps(api);
    await (await planRevoke(parts, { email: admin.email }))?.apply();
    expect(await doorsOpenTo(admin)).toEqual(none);
    await (await planGrant(parts, { email: admin.email, allowUnverified: false }))?.apply();
    expect(await doorsOpenTo(admin)).toEqual(none);
    expect(await doorsOpenTo(await signInAnew())).toEqual(all);
  });

  it('requirement 33: is being removed: disabled and signed out', async () => {
    const parts = realDeps(api);
    await parts.users.startRemoval({ actor, uid: admin.uid });
    await parts.accounts.disable(admin.uid);
    expect(await doorsOpenTo(admin)).toEqual(none);
  });

  it('requirement 33: was removed', async () => {
    const token = actor.accessToken;
    await api.call('deleteUser', { token, params: { id: admin.uid } });
    expect(await doorsOpenTo(admin)).toEqual(none);
  });
});

it('requirement 48: who loses the role sees the next order at neither door', async () => {
  await demote();
  await writeOrders(api.db, [orderOf({ _id: 'next' })]);
  const token = admin.accessToken;
  const body = { from: 'placed', screen: 'at-the-pass' };
  const params = { id: 'next', action: 'accept' };
  expect(await api.call('listKitchenOrders', { token })).toMatchObject({ status: 401 });
  expect(await api.call('moveOrder', { token, params, body })).toMatchObject({ status: 401 });
  const db = directlyAs(admin);
  expect(await isLetThrough(perform(db, { get: 'orders/next' }))).toBe(false);
  const list = { list: 'orders', where: { isOpen: true }, limit: 1 };
  expect(await isLetThrough(perform(db, list))).toBe(false);
});
