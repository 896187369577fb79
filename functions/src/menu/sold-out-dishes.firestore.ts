import { FieldPath, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';

/**
 * Reads which of the dishes and their sizes are sold out, and returns what takes them from what is
 * sold out, in the batch that takes them off the menu. One read, or none without a dish; one write
 * when there is something to take away.
 */
export async function readSoldOutDishes(db: Firestore, dishes: readonly string[]) {
  if (dishes.length === 0) return () => undefined;
  const availability = await db.doc('availability/now').get();
  const keysIn = (field: string) => Object.keys((availability.get(field) ?? {}) as object);
  const taken = new Set(dishes);
  const paths = [
    ...keysIn('soldOut')
      .filter((dish) => taken.has(dish))
      .map((dish) => new FieldPath('soldOut', dish)),
    ...keysIn('sizes')
      .filter((key) => taken.has(key.split('.')[0] ?? ''))
      .map((key) => new FieldPath('sizes', key)),
  ];
  const entries = paths.flatMap((path) => [path, FieldValue.delete()]);
  return (batch: WriteBatch): void => {
    if (entries.length === 0) return;
    batch.update(availability.ref, 'revision', FieldValue.increment(1), ...entries);
  };
}
