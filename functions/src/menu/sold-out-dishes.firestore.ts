import { FieldPath, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';

/**
 * Reads which of the dishes are sold out, and returns what takes them from what is sold out, in the
 * batch that takes them off the menu. One read, or none without a dish; one write when there is
 * something to take away.
 */
export async function readSoldOutDishes(db: Firestore, dishes: readonly string[]) {
  if (dishes.length === 0) return () => undefined;
  const availability = await db.doc('availability/now').get();
  const soldOut = (availability.get('soldOut') ?? {}) as Record<string, unknown>;
  const entries = dishes
    .filter((dish) => Object.hasOwn(soldOut, dish))
    .flatMap((dish) => [new FieldPath('soldOut', dish), FieldValue.delete()]);
  return (batch: WriteBatch): void => {
    if (entries.length === 0) return;
    batch.update(availability.ref, 'revision', FieldValue.increment(1), ...entries);
  };
}
