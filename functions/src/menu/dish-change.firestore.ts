import type { AuditKind } from '@thymely/contract/audit/endpoints';
import type { MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { recordChange } from '../audit/record-change.firestore.ts';
import type { Actor } from '../audit/store.ts';
import { toMenuFields } from './menu-item.firestore.ts';

/** Each write is guarded by what was read: the batch fails as a whole if one document has changed. */
export type DishChange =
  /** `createdAt` defaults to the time of the write. */
  | { create: DocumentReference; item: NewMenuItem; createdAt?: Timestamp }
  | { update: DocumentSnapshot; changes: MenuItemChanges }
  | { remove: DocumentSnapshot };

type ChangeOnRecord = {
  actor: Actor;
  what: AuditKind;
  /**
   * The menu's version after the change, as far as its reader knew. Parallel writers may raise it
   * further; no two changes to one dish have the same, because the later one was read later.
   */
  version: number;
};

/** The id in `audit` of the entry for a change to a dish: see `version` of the change. */
export function entryIdOf(dishId: string, version: number): string {
  return `${dishId}_${version}`;
}

/** Adds the change to a dish and its entry in the audit log to a batch. */
export function addDishChange(
  db: Firestore,
  batch: WriteBatch,
  change: DishChange,
  { actor, what, version }: ChangeOnRecord,
): void {
  const { target, before, after } = addWrite(batch, change);
  recordChange(db, batch, {
    id: entryIdOf(target, version),
    actor,
    what,
    target,
    before,
    after,
  });
}

type Difference = { target: string; before: DocumentData | null; after: DocumentData | null };

function addWrite(batch: WriteBatch, change: DishChange): Difference {
  const now = FieldValue.serverTimestamp();
  if ('create' in change) {
    const { create: reference, item, createdAt = now } = change;
    const after = { ...toMenuFields(item).set, createdAt, updatedAt: now };
    batch.create(reference, after);
    return { target: reference.id, before: null, after };
  }
  const dish = 'update' in change ? change.update : change.remove;
  const { updateTime: lastUpdateTime } = dish;
  const before = dish.data();
  if (before === undefined || lastUpdateTime === undefined) throw new Error('there is no dish');
  if ('remove' in change) {
    batch.delete(dish.ref, { lastUpdateTime });
    return { target: dish.id, before, after: null };
  }
  const { set, unset } = toMenuFields(change.changes);
  const removed = Object.fromEntries(unset.map((name) => [name, FieldValue.delete()]));
  batch.update(dish.ref, { ...removed, ...set, updatedAt: now }, { lastUpdateTime });
  const kept = Object.entries(before).filter(([name]) => !unset.includes(name));
  const after = { ...Object.fromEntries(kept), ...set, updatedAt: now };
  return { target: dish.id, before, after };
}
