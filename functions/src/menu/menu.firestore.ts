import type { AuditKind } from '@thymely/contract/audit/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuItemSchema } from '@thymely/contract/menu/schema';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isWritten } from '../guarded-write.ts';
import { unavailable } from '../http/app-error.ts';
import { lost, tryUntilWon } from '../retry-on-conflict.ts';
import { addDishChange, type DishChange } from './dish-change.firestore.ts';
import { recallAnswer } from './idempotency.firestore.ts';
import { toMenuItem } from './menu-item.firestore.ts';
import type { Actor, MenuStore } from './store.ts';
import { hasChanges } from './has-changes.ts';

/** Dishes as of one moment, and the version that the menu had in it. */
type Reading = { dishes: DocumentSnapshot[]; version: number };

/**
 * `menu/{id}`, and `meta/menu`, whose version every write raises in the same commit. No transactions:
 * whoever goes away in between leaves no lock behind.
 */
export function createMenuStore(db: Firestore): MenuStore {
  const menu = db.collection('menu');
  const meta = db.doc('meta/menu');
  const raised = { version: FieldValue.increment(1) };

  /** Not the number itself: that one could come again after the data were restored or reset. */
  async function readVersion(): Promise<string> {
    return (await meta.get()).updateTime?.valueOf() ?? 'never written';
  }

  async function read(ids: readonly string[]): Promise<Reading> {
    const [found, ...dishes] = await db.getAll(meta, ...ids.map((id) => menu.doc(id)));
    const version: unknown = found?.get('version');
    return { dishes, version: typeof version === 'number' ? version : 0 };
  }

  /** A batch of changes with the entries that tell of them, and one new version for all. */
  function batchOf(
    changes: readonly DishChange[],
    { what, by, version }: { what: AuditKind; by: Actor; version: number },
  ): WriteBatch {
    const batch = db.batch();
    const onRecord = { who: by.uid, what, version: version + 1 };
    for (const change of changes) addDishChange(db, batch, change, onRecord);
    batch.set(meta, raised, { merge: true });
    return batch;
  }

  return {
    readVersion,

    async readAll() {
      // The version first: items that change in between are newer than it says, and so read again.
      const version = await readVersion();
      const { docs } = await menu.orderBy('createdAt', 'desc').get();
      return { version, items: docs.map(toMenuItem).filter((item) => item !== undefined) };
    },

    async find(id) {
      return toMenuItem(await menu.doc(id).get());
    },

    async create(item, by) {
      const { version } = await read([]);
      const created = menu.doc();
      await batchOf([{ create: created, item }], { what: 'menu.create', by, version }).commit();
      return { _id: created.id, ...item };
    },

    async createOnce(item, once) {
      const [remembered, { version }] = await Promise.all([recallAnswer(db, once, item), read([])]);
      if (remembered.answer !== undefined) return remembered.answer;
      const reference = menu.doc();
      const created = { _id: reference.id, ...item };
      const by = { uid: once.callerUid };
      const batch = batchOf([{ create: reference, item }], { what: 'menu.create', by, version });
      remembered.note(batch, created);
      if (await isWritten(batch.commit())) return created;
      // A call with the same key was quicker: its answer counts.
      const { answer } = await recallAnswer(db, once, item);
      if (answer === undefined) throw unavailable();
      return answer;
    },

    async update(id, changes, { by, guard }) {
      return tryUntilWon(async () => {
        const { dishes, version } = await read([id]);
        const [dish] = dishes;
        const item = dish && toMenuItem(dish);
        if (dish === undefined || item === undefined) return undefined;
        if (!hasChanges(item, changes)) return item;
        guard(item);
        const batch = batchOf([{ update: dish, changes }], { what: 'menu.update', by, version });
        if (!(await isWritten(batch.commit()))) return lost;
        return v.parse(menuItemSchema, { ...item, ...changes });
      });
    },

    async remove(id, { by, guard }) {
      return tryUntilWon(async () => {
        const { dishes, version } = await read([id]);
        const [dish] = dishes;
        if (!dish?.exists) return false;
        // A document that follows no contract has no version: it can always be cleared away.
        const item = toMenuItem(dish);
        if (item !== undefined) guard(item);
        const batch = batchOf([{ remove: dish }], { what: 'menu.delete', by, version });
        return (await isWritten(batch.commit())) ? true : lost;
      });
    },

    async readItems(ids) {
      const reading = await read(ids);
      const found = reading.dishes.map(toMenuItem).filter((item) => item !== undefined);
      return { items: new Map(found.map((item) => [item._id, item])), revision: reading };
    },

    async writeImport(items, { revision }, by) {
      const { dishes, version } = revision as Reading;
      const known = new Map(dishes.map((dish) => [dish.id, dish]));
      const nowMs = Date.now();
      const changes = items.map(({ _id, ...item }: MenuItem, place): DishChange => {
        const dish = known.get(_id);
        if (dish?.exists) return { update: dish, changes: item };
        return { create: menu.doc(_id), item, createdAt: momentInImport(nowMs, place) };
      });
      return isWritten(batchOf(changes, { what: 'menu.import', by, version }).commit());
    },
  };
}

const microsecondsPerSecond = 1_000_000;

/**
 * The menu shows the newest first: the first row of an import is to stand before the second. A
 * microsecond apart, the finest that Firestore keeps, so that a part of a hundred rows stays clear
 * of the part written just before it.
 */
function momentInImport(nowMs: number, place: number): Timestamp {
  const microseconds = nowMs * 1000 - place;
  const seconds = Math.floor(microseconds / microsecondsPerSecond);
  return new Timestamp(seconds, (microseconds - seconds * microsecondsPerSecond) * 1000);
}
