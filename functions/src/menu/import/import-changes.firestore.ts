import {
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import type { DishChange } from '../dish-change.firestore.ts';
import type { ImportedDish } from '../store.ts';

type Import = { stored: readonly DocumentSnapshot[]; dishes: readonly ImportedDish[] };

export function importChanges(menu: CollectionReference, { stored, dishes }: Import): DishChange[] {
  const known = new Map(stored.map((dish) => [dish.id, dish]));
  const nowMs = Date.now();
  return dishes.map(({ _id, ...item }, place) => {
    const dish = known.get(_id);
    if (dish?.exists) return { update: dish, changes: item };
    return { create: menu.doc(_id), item, createdAt: momentInImport(nowMs, place) };
  });
}

const microsecondsPerSecond = 1_000_000;

/**
 * The menu shows the newest first, and the first row of an import must come before the second. They
 * are a microsecond apart, the finest that Firestore stores, so that a part of a hundred rows does
 * not overlap the part written just before it.
 */
function momentInImport(nowMs: number, place: number): Timestamp {
  const microseconds = nowMs * 1000 - place;
  const seconds = Math.floor(microseconds / microsecondsPerSecond);
  return new Timestamp(seconds, (microseconds - seconds * microsecondsPerSecond) * 1000);
}
