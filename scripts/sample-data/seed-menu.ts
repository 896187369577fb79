import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { FieldValue, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { optionGroups } from './dishes/option-groups.ts';

/** The changes that seeding would make to a menu. */
export type MenuSeedPlan = {
  /** The dishes that do not exist yet. */
  toAdd: MenuItem[];
  /** The dishes that already exist; they are not changed, even if edited. */
  toKeep: MenuItem[];
  /** The groups of options that the dishes to add name and that do not exist yet. */
  groupsToAdd: OptionGroup[];
};

/** The dishes per batch: Firestore accepts 500 writes, one of which raises the version. */
const dishesPerBatch = 400;

/**
 * When the newest sample dish was added. It is fixed and in the past, so that seeding again yields
 * the same order and a dish that an admin adds comes first.
 */
const newestAddedMs = Date.parse('2026-01-05T12:00:00Z');

/** @param known the groups of options that may be added: default, those of the sample restaurant */
export async function planMenuSeed(
  db: Firestore,
  dishes: MenuItem[],
  known: readonly OptionGroup[] = optionGroups,
): Promise<MenuSeedPlan> {
  const isThere = await findExisting(
    db,
    dishes.map(({ _id }) => `menu/${_id}`),
  );
  const toAdd = dishes.filter(({ _id }) => !isThere.has(`menu/${_id}`));
  const toKeep = dishes.filter(({ _id }) => isThere.has(`menu/${_id}`));
  const named = new Set(toAdd.flatMap((dish) => dish.optionGroups ?? []));
  const groups = known.filter(({ _id }) => named.has(_id));
  const groupIsThere = await findExisting(
    db,
    groups.map(({ _id }) => `optionGroups/${_id}`),
  );
  const groupsToAdd = groups.filter(({ _id }) => !groupIsThere.has(`optionGroups/${_id}`));
  return { toAdd, toKeep, groupsToAdd };
}

async function findExisting(db: Firestore, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const references = paths.map((path) => db.doc(path));
  // The query only checks whether the documents exist.
  const found = await db.getAll(...references, { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
}

/**
 * Adds the missing dishes to a menu, in the order given: newest first, or as they were arranged. The
 * groups of options that they name are added with the first batch.
 * @throws when someone else adds one of them at the same time; none of that batch is written
 */
export async function seedMenu(
  db: Firestore,
  dishes: MenuItem[],
  known?: readonly OptionGroup[],
): Promise<MenuSeedPlan> {
  const plan = await planMenuSeed(db, dishes, known);
  const inOrder = dishes.toSorted(compareInCategory);
  for (let start = 0; start < plan.toAdd.length; start += dishesPerBatch) {
    const batch = db.batch();
    if (start === 0) addGroups(db, batch, plan.groupsToAdd);
    for (const dish of plan.toAdd.slice(start, start + dishesPerBatch)) {
      const { _id, ...fields } = dish;
      batch.create(db.doc(`menu/${_id}`), toDocument(fields, inOrder.indexOf(dish)));
    }
    batch.set(db.doc('meta/menu'), { version: FieldValue.increment(1) }, { merge: true });
    await batch.commit();
  }
  return plan;
}

function addGroups(db: Firestore, batch: WriteBatch, groups: OptionGroup[]): void {
  const added = Timestamp.fromMillis(newestAddedMs);
  for (const { _id, ...group } of groups) {
    batch.create(db.doc(`optionGroups/${_id}`), { ...group, createdAt: added, updatedAt: added });
  }
}

/** A dish that was arranged has its position in lists only: `inOrder` has put it at its place. */
function toDocument({ price, ...dish }: Omit<MenuItem, '_id'>, place: number): object {
  const added = Timestamp.fromMillis(newestAddedMs - place * minuteMs);
  const fields = { ...dish, priceCents: centsFromPrice(price), createdAt: added, updatedAt: added };
  delete fields.position;
  return fields;
}
