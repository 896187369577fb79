import { hourMs } from '@thymely/contract/ground/time';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../functions/src/audit/audit.firestore.ts';
import { createImageStore } from '../../functions/src/images/images.firestore.ts';
import { createKitchenStore } from '../../functions/src/kitchen/kitchen.firestore.ts';
import { createImportsStore } from '../../functions/src/menu/import/imports.firestore.ts';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import { shortIdOf } from '../../functions/src/menu/new-dish-id.ts';
import { createOptionStore } from '../../functions/src/options/options.firestore.ts';
import { createRecordStore } from '../../functions/src/records/records.firestore.ts';
import { createStores } from '../../functions/src/stores.firestore.ts';
import { toppings } from '../../functions/src/testing/option-groups.ts';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { indexFieldsSchema } from '../build/indexes/index-file.ts';
import { withoutImpliedName } from '../build/indexes/query-shape.ts';
import { readIndexFile } from '../build/indexes/recorded-queries.ts';

const project = 'demo-thymely-indexes';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

afterAll(() => deleteApp(app));

/** What the emulator reports about the composite indexes that queries would have needed. */
const usageSchema = v.object({
  reports: v.array(v.object({ index: v.object({ name: v.string(), fields: indexFieldsSchema }) })),
});

/** An index in one line. Firestore adds the document's name at the end by itself. */
function describeIndex(collection: string, fields: string[]): string {
  return `${collection}: ${withoutImpliedName(fields).join(', ')}`;
}

/** The audit log, with every combination of its filters, and what is too old in it. */
async function findAudit(): Promise<void> {
  const audit = createAuditStore(db);
  await audit.forgetPeople({ beforeMs: 0 });
  const choices = [undefined, 'ada'];
  const spans = [[], [0], [undefined, 0], [0, 0]] as const;
  for (const who of choices) {
    for (const target of choices) {
      for (const what of [undefined, 'user.delete'] as const) {
        for (const [fromMs, toMs] of spans) {
          await audit.readPage({ limit: 1, after: undefined, who, target, what, fromMs, toMs });
        }
      }
    }
  }
}

/** An import whose dish would have the id of another. */
async function importOverAnotherDish(): Promise<void> {
  const contentId = '0'.repeat(32);
  await db.doc(`menu/${shortIdOf(contentId)}`).set({});
  const subject = {
    ids: [],
    contentIds: [contentId],
    groups: [],
    namesTaxRate: false,
    resting: [],
    importId: undefined,
    nowMs: Date.now(),
  };
  const actor = { uid: 'ada' };
  const addedIds = await createMenuStore(db).importItems(subject, actor, (present) => ({
    changes: [],
    answer: present.addedIds,
  }));
  expect(addedIds.get(contentId)).toBe(contentId);
}

/** An import of the last hour, and its part after a dish. */
async function takeBackImport(): Promise<void> {
  const imports = createImportsStore(db);
  const actor = { uid: 'ada' };
  const nowMs = Date.now();
  const expiresAt = new Date(nowMs + hourMs);
  const record = { who: 'ada', when: new Date(), expiresAt, created: 0, updated: 0 };
  await db.doc('imports/one').set(record);
  expect(await imports.list(nowMs)).toHaveLength(1);
  const decide = () => ({ changes: [], answer: { removed: 0, restored: 0, left: [] } });
  await imports.takeBackDishes({ importId: 'one', actor, after: 'a_1' }, decide);
  expect(await imports.formerImages(nowMs)).toEqual([]);
}

/** A diner's own orders; what there is to cook, and its checksum; what ended a moment ago. */
async function findOrders(): Promise<void> {
  const { orders } = createStores(db);
  const page = { uid: 'ada', limit: 1, after: undefined };
  await orders.readPage({ ...page, onlyOpen: false });
  await orders.readPage({ ...page, onlyOpen: true });
  // By id, and as it is read when there are more than a screen shows.
  await orders.readOpen(undefined);
  await orders.readUnanswered({ placedBeforeMs: 1, limit: 1 });
  await db.doc('orders/order-1').set({ dueAt: new Date() });
  await orders.readOpen(`t${Buffer.from('order-1').toString('base64url')}`);
  await orders.forgetDiner('ada');
  await orders.forgetLeftOpen(0);
  await orders.indexNames({ most: 1 });
  await createKitchenStore(db).countOpen();
  const now = { nowMs: Date.now, readMenu: () => createMenuStore(db).readAll() };
  await orders.readCheckout({ uid: 'ada', days: ['2026-01-05'], ...now });
  await orders.readEnded(0);
  await orders.readUnacknowledged(0);
  await createKitchenStore(db).countUnacknowledged(0);
}

/** Orders of any age. */
async function findRecords(): Promise<void> {
  const records = createRecordStore(db);
  const page = { limit: 1, mostRead: 1, after: undefined, isFound: () => true };
  for (const day of [undefined, '2026-01-05']) {
    for (const number of [undefined, 1]) await records.search({ day, number }, page);
    await records.search({ day, namePrefix: 'ana' }, page);
  }
}

/** Every query that the API makes of Firestore. */
async function makeAllQueries(): Promise<void> {
  const users = createUserStore(db);
  const images = createImageStore(db);
  const ada = { uid: 'ada', name: 'Ada', email: 'ada@thymely.example' };
  await users.ensure(ada);
  await users.findByEmail(ada.email);
  await users.findAdmins();
  for (const search of [undefined, 'ada'])
    for (const role of [undefined, 'kitchen'] as const)
      await users.readPage({ limit: 1, after: ada.uid, search, role });
  await createMenuStore(db).readAll();
  await importOverAnotherDish();
  await takeBackImport();
  const options = createOptionStore(db);
  await options.save('toppings', { group: toppings, actor: ada }, () => undefined);
  await options.remove('toppings', ada, () => undefined);
  await findAudit();
  await findOrders();
  await findRecords();
  await createStores(db).outbox.listDead(1);
  const picture = { bytes: Buffer.from('x'), width: 1, height: 1, smaller: [] };
  const quota = { pictures: 1, bytes: 1 };
  const storing = { shownId: undefined, quota, uploadBytes: 1 };
  await images.create({ ...picture, purpose: 'avatar', ownerUid: ada.uid }, storing);
  await images.removeUnlessOnMenu(['none']);
  await images.reconcile(Date.now());
  for await (const { id } of images.storedBefore(Date.now())) expect(id).toBeTypeOf('string');
}

describe('firestore.indexes.json', () => {
  it('names exactly the composite indexes that the queries of the API need', async () => {
    await makeAllQueries();
    const answer = await fetch(
      `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${project}:indexUsage` +
        `?database=projects/${project}/databases/(default)`,
    );
    const { reports } = v.parse(usageSchema, await answer.json());
    const needed = reports.map(({ index: { name, fields } }) =>
      describeIndex(/collectionGroups\/([^/]+)/.exec(name)?.[1] ?? name, fields),
    );
    const named = readIndexFile().indexes.map(({ collectionGroup, fields }) =>
      describeIndex(collectionGroup, fields),
    );
    expect(named.sort()).toEqual(needed.sort());
  });
});
