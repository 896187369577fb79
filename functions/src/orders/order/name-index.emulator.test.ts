import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { countFirestore } from '../../testing/count-firestore.ts';
import { connectEmulators, type Emulators } from '../../testing/emulators.ts';
import { beforeNextCommit } from '../../testing/fault-injection.ts';
import { endedOrder, orderOf, writeOrders } from '../../testing/orders.ts';
import { failWritesOf } from '../../testing/sent-commits.ts';
import { createOrderAnonymizer } from './anonymize-orders.firestore.ts';
import { createNameIndexer } from './name-index.firestore.ts';

const emulators = connectEmulators();
afterAll(() => emulators.disconnect());
/** The emulators as the observed process sees them. */
let own: Emulators;

beforeEach(async () => {
  await emulators.clear();
  own = connectEmulators();
  return () => own.disconnect();
});

const idOf = (n: number) => `order-${String(n).padStart(3, '0')}`;

/** Writes orders as the version before did. */
async function writeOlder(many: number): Promise<void> {
  const orders = Array.from({ length: many }, (_, n) =>
    orderOf({ ...endedOrder, _id: idOf(n), name: `Zoë ${n}` }),
  );
  await writeOrders(emulators.db, orders);
  const batch = emulators.db.batch();
  for (const { _id } of orders) {
    batch.update(emulators.db.doc(`orders/${_id}`), { searchPrefixes: FieldValue.delete() });
  }
  await batch.commit();
}

async function found(): Promise<number> {
  const { docs } = await emulators.db.collection('orders').get();
  const prefixes = docs.map((order) => order.get('searchPrefixes') as string[] | undefined);
  return prefixes.filter((each) => each?.includes('zoe')).length;
}

it('older orders get what finds them by name, a part in each run, and each is read once', async () => {
  await writeOlder(250);
  const counts = countFirestore(own.db);
  const run = async () => {
    const before = counts.reads;
    const { written, failed } = await createNameIndexer(own.db).indexNames({ most: 100 });
    return { written, failed, reads: counts.reads - before, found: await found() };
  };
  expect(await run()).toEqual({ written: 100, failed: 0, reads: 101, found: 100 });
  expect(await run()).toEqual({ written: 100, failed: 0, reads: 101, found: 200 });
  expect(await run()).toEqual({ written: 50, failed: 0, reads: 51, found: 250 });
  expect(await run()).toEqual({ written: 0, failed: 0, reads: 1, found: 250 });
});

it('what could not be written is tried again, and nothing behind it is left out', async () => {
  await writeOlder(150);
  const mend = failWritesOf(own.db, `orders/${idOf(42)}`);
  const { indexNames } = createNameIndexer(own.db);
  expect(await indexNames({ most: 1000 })).toEqual({ written: 99, failed: 1 });
  mend();
  expect(await indexNames({ most: 1000 })).toEqual({ written: 51, failed: 0 });
  expect(await found()).toBe(150);
});

it('requirement 41: an order that becomes anonymous meanwhile is not found by its name', async () => {
  await writeOlder(3);
  beforeNextCommit(own.db, () => createOrderAnonymizer(emulators.db).forgetDiner('dana'));
  await createNameIndexer(own.db).indexNames({ most: 1000 });
  const { docs } = await emulators.db.collection('orders').get();
  expect(docs.map((order) => order.get('searchPrefixes') as unknown)).toEqual([[], [], []]);
});
