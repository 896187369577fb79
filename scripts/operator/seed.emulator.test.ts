import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFirstLedger } from '../../functions/src/orders/ledger/ledger.firestore.ts';
import { ledgerEntryOf, ledgerEntryOfAll } from '../../functions/src/orders/ledger/ledger.ts';
import { toOrder } from '../../functions/src/orders/order/order.firestore.ts';
import type { StoredOrder } from '../../functions/src/orders/order/store.ts';
import {
  orderingSettingsOf,
  toOrderingSettings,
} from '../../functions/src/ordering/ordering-settings.firestore.ts';
import { toOptionGroup } from '../../functions/src/menu/menu-documents.firestore.ts';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { fromRoot } from '../paths.ts';
import { runAsProcess, runForTest } from './run-for-test.ts';
import { sampleAccounts } from '../sample-data/accounts.ts';
import { menuItems } from '../sample-data/dishes/menu-items.ts';
import { optionGroups } from '../sample-data/dishes/option-groups.ts';
import { sampleOrders } from '../sample-data/orders.ts';
import { sampleOrdering } from '../sample-data/ordering.ts';
import { seedEmulators } from '../local/seed-emulators.ts';

const project = 'demo-thymely-seed';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const auth = getAuth(app);
const hosts = {
  FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
};

async function menuVersion(): Promise<unknown> {
  return (await db.doc('meta/menu').get()).get('version');
}

async function everything(): Promise<unknown> {
  const collections = await db.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs);
  return documents.map(({ ref, updateTime }) => [ref.path, updateTime.valueOf()]);
}

/** Returns the content of the ledger of a day with these orders. */
function ledgerWith(orders: StoredOrder[]) {
  const ledger = toFirstLedger(ledgerEntryOfAll(orders.map(ledgerEntryOf)));
  const dishes = ledger['dishes'] as Record<string, { name?: string }>;
  const sold = orders.filter(({ state }) => state === 'collected');
  for (const { menuItemId, name } of sold.flatMap(({ lines }) => lines)) {
    Object.assign(dishes[menuItemId] ?? {}, { name });
  }
  return ledger;
}

beforeEach(async () => {
  const { FIRESTORE_EMULATOR_HOST: host } = hosts;
  const documents = `projects/${project}/databases/(default)/documents`;
  await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
  await auth.deleteUsers(sampleAccounts.map(({ uid }) => uid));
});

afterAll(() => deleteApp(app));

describe('seeding the emulators', () => {
  it('stores every sample dish in cents, with exactly the fields of a dish', async () => {
    await seedEmulators({ project, ...hosts });
    const stored = await db.collection('menu').orderBy('createdAt', 'desc').get();
    const dishes = stored.docs.map((document) => [document.id, document.data()] as const);
    expect(dishes.map(([id]) => id)).toEqual(menuItems.map(({ _id }) => _id));
    for (const [index, [, dish]] of dishes.entries()) {
      const { _id, price, ...sample } = menuItems[index] ?? { _id: '', price: NaN };
      const { createdAt, updatedAt, ...fields } = dish;
      expect(fields).toEqual({ ...sample, priceCents: Math.round(price * 100) });
      expect(Number.isInteger(fields['priceCents']), _id).toBe(true);
      expect(createdAt).toEqual(updatedAt);
    }
    expect(await menuVersion()).toBe(1);
    const groups = await db.collection('optionGroups').get();
    expect(groups.docs.map(toOptionGroup)).toEqual(
      optionGroups.toSorted((one, other) => (one._id < other._id ? -1 : 1)),
    );
  });

  it('gives the staff a claim, a role and a document, and the diners neither claim nor role', async () => {
    await seedEmulators({ project, ...hosts });
    for (const { uid, name, email, role } of sampleAccounts) {
      const account = await auth.getUser(uid);
      expect(account).toMatchObject({ email, displayName: name, emailVerified: true });
      expect(account.customClaims ?? {}).toEqual(role === 'user' ? {} : { [role]: true });
      const user = (await db.doc(`users/${uid}`).get()).data();
      expect(user).toMatchObject({ name, email, role, status: 'active' });
    }
  });

  it('lets every sample account sign in with its password', async () => {
    await seedEmulators({ project, ...hosts });
    for (const { email, password, uid } of sampleAccounts) {
      const answer = await fetch(
        `http://${hosts.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
        {
          method: 'POST',
          // Only the emulator's owner may use a project other than the one it was started for.
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          body: JSON.stringify({ email, password, targetProjectId: project }),
        },
      );
      expect(await answer.json()).toMatchObject({ localId: uid });
    }
  });

  it('takes orders at any hour, without a kitchen screen', async () => {
    await seedEmulators({ project, ...hosts });
    const settings = toOrderingSettings(await db.doc('settings/ordering').get());
    expect(settings).toEqual(orderingSettingsOf(sampleOrdering));
  });

  it('stores the orders of the sample diners with their events, and ledgers that agree with them', async () => {
    await seedEmulators({ project, ...hosts });
    const { docs } = await db.collection('orders').get();
    const orders = docs.map(toOrder).filter((order) => order !== undefined);
    expect(orders).toHaveLength(sampleOrders(Date.now()).length);
    for (const [day, ofDay] of Map.groupBy(orders, (order) => order.day)) {
      const ledger = (await db.doc(`days/${day}`).get()).data();
      expect(ledger).toEqual(ledgerWith(ofDay));
    }
    expect((await db.doc('counters/orders').get()).get('last')).toBe(orders.length);
    for (const { ref } of docs) {
      const events = await ref.collection('events').get();
      const revision = (await ref.get()).get('revision') as number;
      expect(events.size).toBe(revision);
    }
    expect((await db.doc('users/sample-diner-cleo').get()).get('noShows')).toBe(1);
  });

  it('adds no orders when told not to, or when somebody has ordered', async () => {
    await seedEmulators({ project, ...hosts, withOrders: false });
    expect((await db.collection('orders').get()).size).toBe(0);
    await db.doc('orders/first').set({ uid: 'dana' });
    await seedEmulators({ project, ...hosts });
    expect((await db.collection('orders').get()).size).toBe(1);
    expect((await db.collection('days').get()).size).toBe(0);
  });

  it('completes what an interrupted run left behind', async () => {
    await seedEmulators({ project, ...hosts });
    await auth.setCustomUserClaims('sample-admin', null);
    await db.doc('users/sample-admin').update({ role: 'user' });
    await db.doc('menu/garden-bowl').delete();
    await seedEmulators({ project, ...hosts });
    expect((await auth.getUser('sample-admin')).customClaims).toEqual({ admin: true });
    expect((await db.doc('users/sample-admin').get()).get('role')).toBe('admin');
    expect((await db.doc('menu/garden-bowl').get()).exists).toBe(true);
  });

  it('changes nothing the second time', async () => {
    await seedEmulators({ project, ...hosts });
    const before = await everything();
    await seedEmulators({ project, ...hosts });
    expect(await everything()).toEqual(before);
  });

  it('leaves the environment as it found it', async () => {
    const before = { ...process.env };
    await seedEmulators({ project, ...hosts });
    expect({ ...process.env }).toEqual(before);
  });
});

describe('npm run seed', () => {
  it('refuses without a project', async () => {
    const { exitCode, output } = await runForTest('seed.ts', '--yes');
    expect(exitCode).toBe(1);
    expect(output).toContain('--project');
    expect(await everything()).toEqual([]);
  });

  it('names every dish that it would add and writes nothing without --yes', async () => {
    const { exitCode, output } = await runForTest('seed.ts', '--project', project);
    expect(exitCode).toBe(0);
    for (const { name } of menuItems) expect(output).toContain(name);
    expect(output).toContain('Nothing was written');
    expect(await everything()).toEqual([]);
  });

  it('adds only missing dishes and no account or order, keeps edited dishes, and can be repeated', async () => {
    await db.doc('menu/garden-bowl').set({ name: 'Our own bowl' });
    const { output } = await runForTest('seed.ts', '--project', project, '--yes');
    expect(output).toContain(`${menuItems.length - 1} dishes added`);
    expect((await db.doc('menu/garden-bowl').get()).data()).toEqual({ name: 'Our own bowl' });
    expect((await db.collection('menu').get()).size).toBe(menuItems.length);
    expect((await db.collection('users').get()).size).toBe(0);
    expect((await db.collection('orders').get()).size).toBe(0);
    expect((await db.doc('settings/ordering').get()).exists).toBe(false);

    const before = await everything();
    const again = await runForTest('seed.ts', '--project', project, '--yes');
    expect(again.output).toContain('0 dishes of thymely to add');
    expect(await everything()).toEqual(before);
  });
});

describe('npm run seed for another restaurant', () => {
  const file = readFileSync(fromRoot('brands/forno-da-graca/menu.json'), 'utf8');
  const dishes = JSON.parse(file) as { _id: string; category: string; taxRate?: string }[];

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('adds the dishes of its own menu.json, and names tax rates and categories that are missing', async () => {
    vi.stubEnv('BRAND', 'forno-da-graca');
    const pizzas = { id: 'pizza', name: 'Pizzas', tint: 'pizza', vessel: 'pizza' };
    await db.doc('settings/menu').set({ revision: 1, categories: [pizzas] });
    const { output } = await runAsProcess('seed.ts', '--project', project, '--yes');
    expect(output).toContain(`${dishes.length} dishes of forno-da-graca to add`);
    expect(output).toContain(`${dishes.length} dishes added.`);
    const rates = new Set(dishes.flatMap(({ taxRate }) => taxRate ?? []));
    expect(rates.size).toBeGreaterThan(0);
    expect(output).toContain(`that the project does not have: ${[...rates].join(', ')}.`);
    const gone = new Set(dishes.map(({ category }) => category).filter((id) => id !== 'pizza'));
    expect(output).toContain(`no longer has: ${[...gone].join(', ')}.`);
    const stored = await db.collection('menu').get();
    expect(stored.docs.map(({ id }) => id).sort()).toEqual(dishes.map(({ _id }) => _id).sort());
  });
});

describe('npm run menu-json', () => {
  it('writes the menu as the API returns it, in order', async () => {
    await seedEmulators({ project, ...hosts });
    const folder = mkdtempSync(join(tmpdir(), 'menu-json-'));
    const file = join(folder, 'menu.json');
    const { exitCode } = await runForTest('menu-json.ts', '--project', project, '--out', file);
    expect(exitCode).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(menuItems);
    const categories = JSON.parse(readFileSync(join(folder, 'categories.json'), 'utf8')) as unknown;
    expect(categories).toEqual({ revision: 0, categories: startingCategories });
    rmSync(folder, { recursive: true });
  });

  it('writes the opening hours beside it, and removes them when there are none anymore', async () => {
    await seedEmulators({ project, ...hosts });
    const folder = mkdtempSync(join(tmpdir(), 'menu-json-'));
    const hoursFile = join(folder, 'hours.json');
    const write = () =>
      runForTest('menu-json.ts', '--project', project, '--out', join(folder, 'menu.json'));
    await db.doc('settings/ordering').update({
      'exceptions.2020-12-25': { periods: [], label: 'Gone by' },
      'exceptions.2099-12-25': { periods: [], label: 'Christmas' },
    });
    await write();
    const { timeZone, week } = sampleOrdering;
    expect(JSON.parse(readFileSync(hoursFile, 'utf8'))).toEqual({
      timeZone,
      week,
      exceptions: { '2099-12-25': { periods: [], label: 'Christmas' } },
    });
    await db.doc('settings/ordering').delete();
    expect((await write()).output).toContain('no opening hours');
    expect(existsSync(hoursFile)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('writes the groups of options beside it, and removes them when there are none anymore', async () => {
    await seedEmulators({ project, ...hosts });
    const folder = mkdtempSync(join(tmpdir(), 'menu-json-'));
    const optionsFile = join(folder, 'options.json');
    const write = () =>
      runForTest('menu-json.ts', '--project', project, '--out', join(folder, 'menu.json'));
    await write();
    const groups = JSON.parse(readFileSync(optionsFile, 'utf8')) as OptionGroup[];
    const byId = (one: OptionGroup, other: OptionGroup) => (one._id < other._id ? -1 : 1);
    expect(groups.sort(byId)).toEqual(optionGroups.toSorted(byId));
    for (const { _id } of optionGroups) await db.doc(`optionGroups/${_id}`).delete();
    await write();
    expect(existsSync(optionsFile)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('refuses without a project, and a folder for a file', async () => {
    expect(await runForTest('menu-json.ts')).toMatchObject({ exitCode: 1 });
    const { output } = await runForTest('menu-json.ts', '--project', project, '--out', tmpdir());
    expect(output).toBe(`\n--out cannot be ${tmpdir()}: it is a folder.\n`);
  });

  it('writes the menu of a project that has no dishes yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'menu-json-'));
    const file = join(folder, 'menu.json');
    const { exitCode, output } = await runForTest(
      'menu-json.ts',
      '--project',
      project,
      '--out',
      file,
    );
    expect(exitCode).toBe(0);
    expect(output).toContain('Once it has dishes, deploy again');
    expect(readFileSync(file, 'utf8')).toBe('[]');
    rmSync(folder, { recursive: true });
  });
});
