import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { centsFromPrice } from '@thymely/contract/money';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** What seeding would do to a menu. */
export type MenuSeedPlan = {
  /** Dishes that are not there yet. */
  toAdd: MenuItem[];
  /** Dishes that already exist; they stay as they are, even if edited. */
  toKeep: MenuItem[];
};

/** Firestore accepts 500 writes per batch; one of them raises the version. */
const dishesPerBatch = 400;

/**
 * When the newest sample dish was added. It is fixed and in the past, so that seeding again yields
 * the same order and a dish that an admin adds comes first.
 */
const newestAddedMs = Date.parse('2026-01-05T12:00:00Z');
const minuteMs = 60_000;

export async function planMenuSeed(db: Firestore, dishes: MenuItem[]): Promise<MenuSeedPlan> {
  if (dishes.length === 0) return { toAdd: [], toKeep: [] };
  const references = dishes.map(({ _id }) => db.doc(`menu/${_id}`));
  // Only whether the documents exist.
  const found = await db.getAll(...references, { fieldMask: [] });
  const isThere = (index: number): boolean => found[index]?.exists === true;
  return {
    toAdd: dishes.filter((_, index) => !isThere(index)),
    toKeep: dishes.filter((_, index) => isThere(index)),
  };
}

/**
 * Adds the missing dishes to a menu, in the order given: newest first.
 * @throws when someone else adds one of them at the same time; none of that batch is written
 */
export async function seedMenu(db: Firestore, dishes: MenuItem[]): Promise<MenuSeedPlan> {
  const plan = await planMenuSeed(db, dishes);
  for (let start = 0; start < plan.toAdd.length; start += dishesPerBatch) {
    const batch = db.batch();
    for (const dish of plan.toAdd.slice(start, start + dishesPerBatch)) {
      const { _id, ...fields } = dish;
      batch.create(db.doc(`menu/${_id}`), toDocument(fields, dishes.indexOf(dish)));
    }
    batch.set(db.doc('meta/menu'), { version: FieldValue.increment(1) }, { merge: true });
    await batch.commit();
  }
  return plan;
}

function toDocument({ price, ...fields }: Omit<MenuItem, '_id'>, place: number): object {
  const added = Timestamp.fromMillis(newestAddedMs - place * minuteMs);
  return { ...fields, priceCents: centsFromPrice(price), createdAt: added, updatedAt: added };
}
