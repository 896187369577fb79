import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { LedgerEntry } from './ledger.ts';

/** `days/{day}` is the ledger of a business day. */
export function ledgerOf(db: Firestore, day: string): DocumentReference {
  return db.collection('days').doc(day);
}

type Nested<Leaf> = { [name: string]: Leaf | Nested<Leaf> };

/** Names by field path, which stand in a ledger beside its sums. */
type Names = Readonly<Record<string, string>>;

/**
 * Returns a ledger entry for `set(ledgerOf(db, day), …, { merge: true })`. It is added to the
 * current values, so that writers do not conflict. A missing ledger is created.
 */
export function toIncrements(
  ledgerEntry: LedgerEntry,
  names: Names = {},
): Nested<FieldValue | string> {
  return nested<FieldValue | string>({ ...toIncrementsByPath(ledgerEntry), ...names });
}

/** Returns increments by field path, for a conditional `update`. */
export function toIncrementsByPath(ledgerEntry: LedgerEntry): Record<string, FieldValue> {
  const entries = Object.entries(ledgerEntry);
  return Object.fromEntries(entries.map(([path, value]) => [path, FieldValue.increment(value)]));
}

/** Returns the document that a day's first ledger entry creates. */
export function toFirstLedger(ledgerEntry: LedgerEntry): Nested<number> {
  return nested(ledgerEntry);
}

function nested<Leaf>(leaves: Readonly<Record<string, Leaf>>): Nested<Leaf> {
  const root = emptyPlace<Leaf>();
  for (const [path, leaf] of Object.entries(leaves)) {
    const names = path.split('.');
    let place = root;
    for (const name of names.slice(0, -1)) place = place[name] ??= emptyPlace();
    place[names.at(-1) ?? path] = leaf;
  }
  return root;
}

/** Returns an object without inherited names, so that a dish can be called `constructor`. */
function emptyPlace<Leaf>(): Nested<Leaf> {
  return Object.create(null) as Nested<Leaf>;
}
