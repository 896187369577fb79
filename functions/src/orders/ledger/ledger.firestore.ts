import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Contribution } from './ledger.ts';

/** `days/{day}`: the ledger of a business day. */
export function ledgerOf(db: Firestore, day: string): DocumentReference {
  return db.collection('days').doc(day);
}

type Nested<Leaf> = { [name: string]: Leaf | Nested<Leaf> };

/**
 * A contribution for `set(ledgerOf(db, day), …, { merge: true })`: it adds to whatever is there, and
 * no other writer is in its way. A ledger that is missing is made.
 */
export function toIncrements(contribution: Contribution): Nested<FieldValue> {
  return nested(contribution, (value) => FieldValue.increment(value));
}

/** By field path, for a guarded `update`. */
export function toIncrementsByPath(contribution: Contribution): Record<string, FieldValue> {
  const entries = Object.entries(contribution);
  return Object.fromEntries(entries.map(([path, value]) => [path, FieldValue.increment(value)]));
}

/** The document that a day's first contribution makes. */
export function toFirstLedger(contribution: Contribution): Nested<number> {
  return nested(contribution, (value) => value);
}

function nested<Leaf>(contribution: Contribution, leafOf: (value: number) => Leaf): Nested<Leaf> {
  const root = emptyPlace<Leaf>();
  for (const [path, value] of Object.entries(contribution)) {
    const names = path.split('.');
    let place = root;
    for (const name of names.slice(0, -1)) place = place[name] ??= emptyPlace();
    place[names.at(-1) ?? path] = leafOf(value);
  }
  return root;
}

/** Without the names that every object has: a dish called `constructor` is like any other. */
function emptyPlace<Leaf>(): Nested<Leaf> {
  return Object.create(null) as Nested<Leaf>;
}
