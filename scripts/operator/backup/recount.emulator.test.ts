import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { schemaVersion } from '../../../functions/src/platform/schema-version.ts';
import { ledgerVersion } from '../../../functions/src/orders/order/store.ts';
import { connectEmulators } from '../../../functions/src/testing/emulators.ts';
import {
  endedOrder,
  orderOf,
  soupLine,
  writeOrders,
} from '../../../functions/src/testing/orders.ts';
import { runForTest } from '../run-for-test.ts';
import { recountProject } from './recount-project.ts';
import { writeDrillData } from './write-drill-data.ts';

const project = 'demo-thymely-recount';
const app = initializeApp({ projectId: project }, project);
const store = connectEmulators({ project });
const { db } = store;
const auth = getAuth(app);

beforeEach(async () => {
  await store.restore([]);
  await auth.deleteUsers((await auth.listUsers()).users.map(({ uid }) => uid));
  await writeDrillData({ db, auth }, { orders: 65 });
  await db.doc('meta/schema').set({ version: schemaVersion });
});
afterAll(() => Promise.all([deleteApp(app), store.disconnect()]));

/**
 * An order of each end, all but the last one from after the ledgers began to break down, and one more
 * from after they have takings by hour.
 */
const brokenDown = [
  orderOf({
    ...endedOrder,
    totalCents: 1130,
    lines: [{ ...soupLine, totalCents: 1130, tax: { name: 'VAT', bp: 1300 } }],
  }),
  orderOf({ ...endedOrder, ledgerVersion }),
  orderOf({ state: 'rejected', refusal: { code: 'no_answer', message: '' } }),
  orderOf({ state: 'cancelled' }),
  orderOf({ state: 'not_collected' }),
  orderOf({ state: 'rejected' }),
].map((order, n, { length }) => ({
  ...order,
  _id: `broken-down-${n}`,
  isOpen: false,
  ...(n < length - 1 && { pickupHour: 18 }),
}));

describe('a recount', () => {
  it('counts everything and finds nothing wrong where nothing is', async () => {
    const { counts, problems } = await recountProject({ db, auth });
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ orders: 65, users: 15, carts: 15, accounts: 15 });
    expect(counts['events']).toBeGreaterThan(65);
    const told = await runForTest('backup/recount.ts', '--project', project);
    expect(told).toMatchObject({ exitCode: 0 });
    expect(told.output).toContain('      65  orders');
    expect(told.output).toContain('Ledgers, roles and carts fit.');
  });

  it('counts hours, takings, reasons, losses and taxes, and leaves out what older orders do not know', async () => {
    const lost = { n: 1, cents: 1640 };
    const slot = orderOf().pickup.slotKey;
    await writeOrders(db, brokenDown);
    await db.doc('days/2026-03-01').set({
      placed: 6,
      collected: 2,
      cents: 2770,
      cancelled: 1,
      notCollected: 1,
      rejected: 2,
      dishes: { soup: { n: 4, cents: 2770 } },
      slots: { [slot]: { load: 6, orders: 3 } },
      hours: { 18: { n: 2, cents: 2770 }, 12: 3 },
      takings: { 18: lost },
      rejectedBy: { no_answer: lost },
      lost: { cancelled: lost, notCollected: lost },
      tax: { 1300: 130 },
      booked: { soup: { n: 2 } },
      // A limit that the kitchen has set is no sum of orders.
      portions: { soup: { n: 9 } },
    });
    expect((await recountProject({ db, auth })).problems).toEqual([]);
    await db.doc('days/2026-03-01').update({
      'tax.1300': 129,
      'takings.18.cents': 2770,
      'rejectedBy.no_answer.n': 2,
      'booked.soup.n': 3,
    });
    expect((await recountProject({ db, auth })).problems).toEqual([
      'days/2026-03-01 has tax.1300 129, its orders 130',
      'days/2026-03-01 has booked.soup.n 3, its orders 2',
      'days/2026-03-01 has takings.18.cents 2770, its orders 1640',
      'days/2026-03-01 has rejectedBy.no_answer.n 2, its orders 1',
    ]);
  });

  it('finds a ledger, a role, a cart and an account that do not fit, by their IDs only', async () => {
    const order = await db.doc('orders/drill-0').get();
    const day = String(order.get('day'));
    const stored = Number((await db.doc(`days/${day}`).get()).get('placed'));
    await Promise.all([
      db.doc(`days/${day}`).update({ placed: stored + 1 }),
      auth.setCustomUserClaims('person-00014', null),
      auth.deleteUser('person-00001'),
      db.doc('users/person-00002').delete(),
    ]);
    const told = await runForTest('backup/recount.ts', '--project', project);
    expect(told.exitCode).toBe(1);
    const problems = told.output.split('\n').filter((line) => line.startsWith('  - '));
    expect(problems).toEqual([
      `  - days/${day} has placed ${stored + 1}, its orders ${stored}`,
      '  - users/person-00001 has no account',
      '  - users/person-00014 has the role admin, but its account has no such claim',
      '  - carts/person-00002 belongs to no user',
    ]);
    expect(told.output).not.toContain('@');
  });

  it('refuses a database of another schema in one line', async () => {
    await db.doc('meta/schema').set({ version: schemaVersion + 2 });
    const told = await runForTest('backup/recount.ts', '--project', project);
    expect(told).toMatchObject({ exitCode: 1 });
    expect(told.output.trim()).toBe(
      `The database of ${project} has schema ${schemaVersion + 2}, and this version needs ${schemaVersion}: check out a newer version, which knows this data.`,
    );
  });
});
