import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import { importLimits } from '@thymely/contract/imports/limits';
import { minuteMs } from '@thymely/contract/ground/time';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { findNames } from '../../audit/find-names.firestore.ts';
import { openOrdersWith } from '../named-orders.firestore.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { noSuchImport } from '../errors.ts';
import { menuItemOf } from '../menu-documents.firestore.ts';
import { readForWrite, writeDecision } from '../menu-write.firestore.ts';
import { readSoldOutDishes } from '../sold-out-dishes.firestore.ts';
import { readImportedSteps } from './imported-steps.firestore.ts';
import { importsOf, takeBackUntil, type ImportRecord } from './import-record.firestore.ts';
import type { ImportedChange, ImportsStore } from './imports-store.ts';

/** `imports/{id}`, and the entries of `audit` that have this ID as `importId`. */
export function createImportsStore(db: Firestore): ImportsStore {
  return {
    async list(nowMs) {
      const { docs } = await unexpired(db, nowMs).limit(importLimits.listed).get();
      const records = docs.filter((record) => !record.get('endedAt'));
      const people = records.map((record) => String(record.get('who')));
      const names = await findNames(db, [...new Set(people)]);
      return records.map((record) => toFinishedImport(record, names));
    },

    async openOrders(importId) {
      const { docs } = await entriesOf(db, importId).select('target').get();
      return openOrdersWith(
        db,
        docs.map((entry) => String(entry.get('target'))),
      );
    },

    begin: (importId, nowMs) => begin(db, importId, nowMs),

    takeBackDishes: (request, decide) =>
      retryOnConflict(async () => {
        const { actor } = request;
        const { entries, last, hasMore } = await readBatch(db, request);
        const befores = [...entries.values()].map(({ first }) => first.get('before') as Fields);
        const groups = befores.flatMap((before) => (before?.['optionGroups'] ?? []) as string[]);
        const [reading, alongside] = await Promise.all([
          readForWrite(db, {
            dishes: [...entries.keys()],
            groups: [...new Set(groups)],
            namesTaxRate: befores.some((before) => typeof before?.['taxRate'] === 'string'),
            namesCategory: [...entries.values()].some(hasMoved),
          }),
          readSoldOutDishes(db, leavingIn(entries)),
        ]);
        const changes = [...entries].map(([id, { first, last }]) =>
          toImportedChange({ id, first, last, present: reading.dishes.get(id) }),
        );
        const decision = decide(changes, reading);
        const context = { reading, what: 'menu.take-back', actor, alongside } as const;
        const done = await writeDecision(db, decision, context);
        return { ...done, last, hasMore };
      }),

    readSteps: (entries) => readImportedSteps(db, entries),

    async end(importId, nowMs) {
      const endedAt = Timestamp.fromMillis(nowMs);
      await importsOf(db).doc(importId).update({ endedAt });
    },

    async formerImages(nowMs) {
      const records = await unexpired(db, nowMs).select().get();
      const images = await Promise.all(
        records.docs.map(async ({ id }) => {
          const { docs } = await entriesOf(db, id).select('before.image').get();
          return docs.map((entry) => entry.get('before.image') as unknown);
        }),
      );
      return images.flat().filter((image) => typeof image === 'string');
    },
  };
}

type Fields = Record<string, unknown> | null | undefined;

/** Whether the import moved a dish to another category, so that taking it back moves it again. */
function hasMoved({ first, last }: DishEntries): boolean {
  const before = first.get('before') as Fields;
  return before ? before['category'] !== last.get('after.category') : false;
}

/** How long the last batch can be repeated. */
const repeatMs = 5 * minuteMs;

function unexpired(db: Firestore, nowMs: number) {
  const imports = importsOf(db).where('expiresAt', '>', Timestamp.fromMillis(nowMs));
  return imports.orderBy('expiresAt', 'desc');
}

function entriesOf(db: Firestore, importId: string) {
  const entries = db.collection('audit').where('importId', '==', importId);
  return entries.orderBy(FieldPath.documentId());
}

function toFinishedImport(
  record: QueryDocumentSnapshot,
  names: ReadonlyMap<string, string>,
): FinishedImport {
  const {
    who,
    when,
    expiresAt,
    created,
    updated,
    steps = [],
    begunAt,
  } = record.data() as ImportRecord;
  const countOf = (kind: string) =>
    steps.reduce((sum, step) => sum + (step.kind === kind ? step.count : 0), 0);
  return {
    _id: record.id,
    who: { _id: who, name: names.get(who) ?? '' },
    when: when.toDate().toISOString(),
    until: expiresAt.toDate().toISOString(),
    created,
    updated,
    groups: countOf('group'),
    categories: countOf('categories'),
    lists: countOf('list'),
    isBegun: begunAt !== undefined,
  };
}

/**
 * Marks the import as being taken back, so that no further rows come in, and leaves an hour for the
 * rest of it.
 *
 * @throws AppError NOT_FOUND
 */
async function begin(db: Firestore, importId: string, nowMs: number): Promise<string[]> {
  const snapshot = await importsOf(db).doc(importId).get();
  const record = snapshot.data() as ImportRecord | undefined;
  if (record === undefined || record.expiresAt.toMillis() <= nowMs) throw noSuchImport();
  // The last batch may be repeated because its answer got lost, but not any time later.
  if (record.endedAt && record.endedAt.toMillis() < nowMs - repeatMs) throw noSuchImport();
  if (!record.begunAt) {
    const begunAt = Timestamp.fromMillis(nowMs);
    await snapshot.ref.update({ begunAt, expiresAt: takeBackUntil(nowMs) });
  }
  const { steps = [] } = record;
  // A step comes before those that what it did needed: lists name dishes, groups and categories nothing.
  return ['list', 'group', 'categories'].flatMap((kind) =>
    steps.filter((step) => step.kind === kind).map(({ entry }) => entry),
  );
}

/** The first and the last entry of each dish, which is the same unless a caller sent it twice. */
type DishEntries = { first: DocumentSnapshot; last: DocumentSnapshot };

type BatchRequest = { importId: string; after: string | undefined };

async function readBatch(db: Firestore, { importId, after }: BatchRequest) {
  const all = entriesOf(db, importId);
  const rest = after === undefined ? all : all.startAfter(after);
  // One more than a batch has shows whether there is a next one.
  const { docs } = await rest.limit(importLimits.rowsPerCall + 1).get();
  const batch = docs.slice(0, importLimits.rowsPerCall);
  const entries = new Map<string, DishEntries>();
  for (const entry of batch.toSorted((a, b) => whenOf(a) - whenOf(b))) {
    const id = String(entry.get('target'));
    entries.set(id, { first: entries.get(id)?.first ?? entry, last: entry });
  }
  return { entries, last: batch.at(-1)?.id, hasMore: docs.length > batch.length };
}

function whenOf(entry: DocumentSnapshot): number {
  return (entry.get('when') as Timestamp).toMillis();
}

/** The dishes that taking back takes off the menu: those that were created, and those that rested. */
function leavingIn(entries: ReadonlyMap<string, DishEntries>): string[] {
  const leaving = [...entries].filter(([, { first }]) => {
    const before = first.get('before') as Fields;
    return !before || before['resting'] === true;
  });
  return leaving.map(([id]) => id);
}

type ToChange = DishEntries & { id: string; present: DocumentSnapshot | undefined };

function toImportedChange({ id, first, last, present }: ToChange): ImportedChange {
  const before = first.get('before') as Fields;
  const after = last.get('after') as Fields;
  const createdAt = present?.get('createdAt') as unknown;
  return {
    id,
    name: typeof after?.['name'] === 'string' ? after['name'] : id,
    isCreated: !before,
    before: before ? menuItemOf(id, before) : undefined,
    after: after ? menuItemOf(id, after) : undefined,
    isReplaced:
      createdAt instanceof Timestamp &&
      !createdAt.isEqual(last.get('after.createdAt') as Timestamp),
  };
}
