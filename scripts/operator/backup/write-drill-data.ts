import { dayMs } from '@thymely/contract/ground/time';
import { Timestamp, type BulkWriter, type Firestore } from 'firebase-admin/firestore';
import { ledgerOf, toIncrements } from '../../../functions/src/orders/ledger/ledger.firestore.ts';
import { ledgerEntryOf } from '../../../functions/src/orders/ledger/ledger.ts';
import {
  eventOf,
  toEventFields,
  toOrderFields,
} from '../../../functions/src/orders/order/order.firestore.ts';
import { sampleOrders } from '../../sample-data/orders.ts';
import type { ProjectData } from './recount-project.ts';

const ordersPerPerson = 5;
const ordersPerDay = 60;
const accountsPerCall = 500;

/**
 * Fills an empty emulator with a restaurant's data: orders with their events and ledgers, their
 * diners with accounts and carts, and staff. The sample's orders are repeated over past days.
 */
export async function writeDrillData(
  { db, auth }: ProjectData,
  { orders, nowMs = Date.now() }: { orders: number; nowMs?: number },
): Promise<void> {
  const people = Math.ceil(orders / ordersPerPerson) + 2;
  await writePeople({ db, auth }, people);
  const writer = db.bulkWriter();
  const ledgers = new Map<string, Map<string, number>>();
  const samples = sampleOrders(nowMs);
  for (let n = 0; n < orders; n++) {
    const sample = samples[n % samples.length];
    if (sample === undefined) throw new Error('There are no sample orders.');
    const daysAgo = Math.floor(n / ordersPerDay);
    const day = new Date(Date.parse(sample.order.day) - daysAgo * dayMs).toISOString().slice(0, 10);
    const order = {
      ...sample.order,
      _id: `drill-${n}`,
      uid: uidOf(n % (people - 2)),
      number: (n % 9999) + 1,
      day,
    };
    const reference = db.doc(`orders/${order._id}`);
    void writer.create(reference, toOrderFields(order));
    sample.events.forEach((event, index) => {
      void writer.create(eventOf(reference, index + 1), toEventFields(event));
    });
    const sums = ledgers.get(day) ?? new Map<string, number>();
    for (const [path, amount] of Object.entries(ledgerEntryOf(order))) {
      sums.set(path, (sums.get(path) ?? 0) + amount);
    }
    ledgers.set(day, sums);
  }
  writeLedgers(db, writer, ledgers);
  await writer.close();
}

function writeLedgers(
  db: Firestore,
  writer: BulkWriter,
  ledgers: ReadonlyMap<string, ReadonlyMap<string, number>>,
): void {
  for (const [day, sums] of ledgers) {
    void writer.set(ledgerOf(db, day), toIncrements(Object.fromEntries(sums)), { merge: true });
  }
}

function uidOf(n: number): string {
  return `person-${String(n).padStart(5, '0')}`;
}

/** Writes accounts, users and carts; the last two people are an admin and kitchen staff. */
async function writePeople({ db, auth }: ProjectData, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, n) => ({
    uid: uidOf(n),
    email: `${uidOf(n)}@thymely.example`,
    role: n === count - 1 ? 'admin' : n === count - 2 ? 'kitchen' : 'user',
  }));
  for (let from = 0; from < count; from += accountsPerCall) {
    const accounts = people.slice(from, from + accountsPerCall).map(({ uid, email, role }) => ({
      uid,
      email,
      ...(role !== 'user' && { customClaims: { [role]: true } }),
    }));
    const { failureCount } = await auth.importUsers(accounts);
    if (failureCount > 0) throw new Error(`${failureCount} accounts could not be written.`);
  }
  const writer = db.bulkWriter();
  const at = Timestamp.now();
  for (const { uid, email, role } of people) {
    const user = { name: uid, email, role, status: 'active', createdAt: at, searchPrefixes: [] };
    void writer.create(db.doc(`users/${uid}`), user);
    void writer.create(db.doc(`carts/${uid}`), { lines: {}, dishes: [], placedAt: [] });
  }
  await writer.close();
}
