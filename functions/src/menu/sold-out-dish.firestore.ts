import { FieldPath, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';

/**
 * Reads whether a dish is sold out, and gives back what takes that away, in the batch that takes the
 * dish off the menu. One read; one write when there is something to take away.
 */
export async function readSoldOutDish(db: Firestore, dish: string) {
  const availability = await db.doc('availability/now').get();
  const soldOut = (availability.get('soldOut') ?? {}) as Record<string, unknown>;
  return (batch: WriteBatch): void => {
    if (!Object.hasOwn(soldOut, dish)) return;
    const entry = new FieldPath('soldOut', dish);
    batch.update(availability.ref, entry, FieldValue.delete(), 'revision', FieldValue.increment(1));
  };
}
