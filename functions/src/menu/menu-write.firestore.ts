import type { AuditKind } from '@thymely/contract/audit/endpoints';
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { orConflict } from '../platform/retry-on-conflict.ts';
import {
  toMenuFields,
  toMenuItem,
  toOptionGroup,
  toTaxRateIds,
} from './menu-documents.firestore.ts';
import {
  categoriesDocumentOf,
  requireSameCategories,
  toCategories,
} from './categories/categories-document.firestore.ts';
import type { DishChange, MenuDecision, MenuReading } from './store.ts';

/** `meta/menu`: its version is raised by every write to a dish or a group of options, in its batch. */
export function menuVersionOf(db: Firestore): DocumentReference {
  return db.doc('meta/menu');
}

/**
 * The batch fails if anything was written to the menu since the version was read. A group of options
 * is deleted this way, and dishes come to name groups this way: no dish names a group that is gone.
 */
export function raiseMenuVersionIfUnchanged(
  batch: WriteBatch,
  version: DocumentSnapshot,
  besides: DocumentData = {},
): void {
  const { ref, updateTime: lastUpdateTime } = version;
  if (lastUpdateTime === undefined) batch.create(ref, { ...besides, version: 1 });
  else batch.update(ref, { ...besides, version: FieldValue.increment(1) }, { lastUpdateTime });
}

/** A reading together with the documents that guard what is written after it. */
export type VersionedReading = MenuReading & {
  dishes: ReadonlyMap<string, DocumentSnapshot>;
  meta: DocumentSnapshot;
  version: number;
  /** What the dishes of each category stand on, if the call names one. */
  vessels: ReadonlyMap<string, string>;
  /** The document of the categories, if the call names one. */
  storedCategories: DocumentSnapshot | undefined;
};

type NamedInWrite = {
  dishes?: readonly string[];
  groups?: readonly string[];
  namesTaxRate?: boolean;
  namesCategory?: boolean;
};

/**
 * A read for each dish and each group, one for the version, and one each for rates of tax and
 * categories if named.
 */
export async function readForWrite(
  db: Firestore,
  { dishes = [], groups = [], namesTaxRate = false, namesCategory = false }: NamedInWrite,
): Promise<VersionedReading> {
  const [meta, ...others] = await db.getAll(
    menuVersionOf(db),
    ...dishes.map((id) => db.doc(`menu/${id}`)),
    ...groups.map((id) => db.doc(`optionGroups/${id}`)),
    ...(namesTaxRate ? [db.doc('settings/ordering')] : []),
    ...(namesCategory ? [categoriesDocumentOf(db)] : []),
  );
  if (meta === undefined) throw new Error('Firestore answered without the version');
  const found = others.slice(0, dishes.length);
  const items = found.map(toMenuItem).filter((item) => item !== undefined);
  const existing = others
    .slice(dishes.length, dishes.length + groups.length)
    .filter((each) => toOptionGroup(each) !== undefined);
  const [settings] = namesTaxRate ? others.slice(dishes.length + groups.length) : [];
  const storedCategories = namesCategory ? others.at(-1) : undefined;
  const present = storedCategories === undefined ? [] : toCategories(storedCategories).categories;
  const version: unknown = meta.get('version');
  return {
    onMenu: new Map(items.map((item) => [item._id, item])),
    stored: new Set(found.filter(({ exists }) => exists).map(({ id }) => id)),
    groups: new Set(existing.map(({ id }) => id)),
    taxRates: toTaxRateIds(settings),
    categories: new Set(present.map(({ id }) => id)),
    vessels: new Map(present.map(({ id, vessel }) => [id, vessel])),
    dishes: new Map(found.map((dish) => [dish.id, dish])),
    meta,
    version: typeof version === 'number' ? version : 0,
    storedCategories,
  };
}

type WriteContext = {
  reading: VersionedReading;
  what: AuditKind;
  actor: Actor;
  /** The import that the changes belong to. */
  importId?: string | undefined;
  /** Adds what else belongs in the batch. */
  alongside?: (batch: WriteBatch) => void;
};

/**
 * Writes the changes in one batch, with their entries in the audit log and one new version for all of
 * them. Nothing is written, not even alongside, when there are no changes.
 *
 * @throws Conflict when one of the documents has changed since it was read.
 */
export async function writeDecision<Answer>(
  db: Firestore,
  { changes, namesGroups = false, namesCategory = false, answer }: MenuDecision<Answer>,
  { reading, what, actor, importId, alongside }: WriteContext,
): Promise<Answer> {
  if (changes.length === 0) return answer;
  const batch = db.batch();
  for (const change of changes) {
    const difference = addDishChange(db, batch, { change, dishes: reading.dishes });
    const id = entryIdOf(difference.target, reading.version + 1);
    recordChange(db, batch, { id, actor, what, importId, ...difference });
  }
  if (namesGroups) raiseMenuVersionIfUnchanged(batch, reading.meta);
  // Other writes may have raised the version since it was read: they do not concern this one.
  else batch.set(menuVersionOf(db), { version: FieldValue.increment(1) }, { merge: true });
  if (namesCategory && reading.storedCategories)
    requireSameCategories(batch, reading.storedCategories);
  alongside?.(batch);
  await orConflict(batch.commit());
  return answer;
}

/**
 * The id in `audit` of the entry for a change to a dish.
 *
 * @param version the menu's version after the change, as far as its reader knew. Parallel writers may
 *   raise it further; no two changes to one dish have the same, because the later one was read later.
 */
export function entryIdOf(dishId: string, version: number): string {
  return `${dishId}_${version}`;
}

type ChangeToAdd = { change: DishChange; dishes: VersionedReading['dishes'] };
type Difference = { target: string; before: DocumentData | null; after: DocumentData | null };

function addDishChange(
  db: Firestore,
  batch: WriteBatch,
  { change, dishes }: ChangeToAdd,
): Difference {
  const now = FieldValue.serverTimestamp();
  if ('create' in change) {
    const { create: target, item, createdAtUs } = change;
    const createdAt = createdAtUs === undefined ? now : timestampOf(createdAtUs);
    const after = { ...toMenuFields(item).set, createdAt, updatedAt: now };
    batch.create(db.collection('menu').doc(target), after);
    return { target, before: null, after };
  }
  const target = 'update' in change ? change.update : change.remove;
  const dish = dishes.get(target);
  const before = dish?.data();
  const lastUpdateTime = dish?.updateTime;
  if (dish === undefined || before === undefined || lastUpdateTime === undefined)
    throw new Error('there is no dish');
  if ('remove' in change) {
    batch.delete(dish.ref, { lastUpdateTime });
    return { target, before, after: null };
  }
  const { set, unset } = toMenuFields(change.changes);
  const removed = Object.fromEntries(unset.map((name) => [name, FieldValue.delete()]));
  batch.update(dish.ref, { ...removed, ...set, updatedAt: now }, { lastUpdateTime });
  const kept = Object.entries(before).filter(([name]) => !unset.includes(name));
  return { target, before, after: { ...Object.fromEntries(kept), ...set, updatedAt: now } };
}

const microsecondsPerSecond = 1_000_000;

function timestampOf(microseconds: number): Timestamp {
  const seconds = Math.floor(microseconds / microsecondsPerSecond);
  return new Timestamp(seconds, (microseconds - seconds * microsecondsPerSecond) * 1000);
}
