import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { AggregateField, FieldPath, getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { indexFaults, readQueryRecord } from '../../build/indexes/recorded-queries.ts';
import { queryFaults, readNoted } from './judge-queries.ts';

const folder = mkdtempSync(join(tmpdir(), 'thymely-queries-'));
const app = initializeApp({ projectId: 'demo-thymely-queries' }, 'queries');
const db = getFirestore(app);
const orders = db.collection('orders');

afterAll(async () => {
  await deleteApp(app);
  rmSync(folder, { recursive: true });
});

/** Returns the queries that were noted, which this stage's own record does not get. */
async function notedOf(name: string, send: () => Promise<unknown>): Promise<string[]> {
  const file = join(folder, name);
  vi.stubEnv('TEST_QUERIES_FILE', file);
  await send().finally(() => vi.unstubAllEnvs());
  return readNoted(file);
}

it('requirement 70: every kind of query is noted once, without its values', async () => {
  const noted = await notedOf('kinds', async () => {
    await orders.where('uid', '==', 'ada').orderBy('placedAt', 'desc').limit(1).get();
    await orders.where('uid', '==', 'dana').orderBy('placedAt', 'desc').limit(2).get();
    await orders
      .where('isOpen', '==', true)
      .aggregate({ sum: AggregateField.sum('revision') })
      .get();
    await orders.where('number', '>', 1).count().get();
    await db.collectionGroup('events').limit(1).get();
    await db.collection('users').orderBy(FieldPath.documentId()).limit(1).get();
    await db.runTransaction((transaction) => transaction.get(db.collection('menu').limit(1)));
    for await (const each of db.collection('audit').limit(1).stream()) expect(each).toBeDefined();
    await db.doc('orders/one').get();
  });
  expect(noted).toEqual([
    'audit',
    'every events',
    'menu',
    'orders where isOpen EQUAL sum of revision',
    'orders where number GREATER_THAN',
    'orders where uid EQUAL by placedAt DESCENDING',
    'users',
  ]);
});

it('requirement 70: a new query fails the run until it is recorded, and then until it has an index', async () => {
  const query = 'orders where name EQUAL by placedAt DESCENDING';
  const queries = await notedOf('new', () =>
    orders.where('name', '==', 'Ada').orderBy('placedAt', 'desc').get(),
  );
  expect(queryFaults({ sender: 'server', queries, isWhole: false })).toEqual([
    `It lacks: ${query}`,
  ]);
  const { server, pages } = readQueryRecord();
  expect(indexFaults({ server: [...server, ...queries], pages })).toEqual([
    `firestore.indexes.json has no index for the query: ${query}`,
  ]);
});
