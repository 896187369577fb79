import type { MissingDish } from '@thymely/contract/cart/endpoints';
import { cartLimits } from '@thymely/contract/cart/limits';
import { lineIdentityOf } from '@thymely/contract/options/choices';
import { AppError } from '../platform/app-error.ts';
import { lineOf, whyNoRoom, type Wish } from './new-line.ts';
import type { AddReading, Lines, StoredLine } from './store.ts';

/** A line to be in the cart, or the dish that cannot be. */
export type Wanted = { line: StoredLine } | { missing: MissingDish };

type Portions = { id: string; quantity: number; reading: AddReading };

/** Returns the line that a diner wants, or why the menu does not have it. */
export function wantedLine(wish: Wish, { id, quantity, reading }: Portions): Wanted {
  try {
    return { line: { ...lineOf(wish, { id, reading }), quantity } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { menuItemId } = wish;
    const name = reading.menu.items.find(({ _id }) => _id === menuItemId)?.name;
    const known = { menuItemId, ...(name !== undefined && { name }) };
    return { missing: { ...known, reason: reasonOf(error), message: error.message } };
  }
}

function reasonOf({ code, fields }: AppError): MissingDish['reason'] {
  if (code === 'NOT_FOUND') return 'dish_gone';
  return fields !== undefined && 'note' in fields ? 'note' : 'choices';
}

type Result = { id: string } | { missing: MissingDish };

type Merged = {
  /** The lines of the cart, or undefined when nothing changes. */
  lines: Lines | undefined;
  /** For each wanted line the ID of the one that has it, or why there is none. */
  results: Result[];
};

/**
 * Merges lines into a cart. A line that is already there gets the larger quantity, never the sum,
 * so merging twice changes nothing; the lines of the cart stay first.
 */
export function mergeLines(before: Lines, wanted: readonly Wanted[]): Merged {
  const lines = [...before];
  const results = wanted.map((each) => ('line' in each ? addOrRaise(lines, each.line) : each));
  const isSame = lines.length === before.length && lines.every((line, at) => line === before[at]);
  return { lines: isSame ? undefined : lines, results };
}

/** Returns the dishes that are missing from the menu or the cart. */
export function missingFrom(results: readonly (Wanted | Result)[]): MissingDish[] {
  return results.flatMap((each) => ('missing' in each ? [each.missing] : []));
}

/** Puts a line into the list, or raises the quantity of the one that is the same. */
function addOrRaise(lines: StoredLine[], line: StoredLine): Result {
  const identity = lineIdentityOf(line);
  const at = lines.findIndex((other) => lineIdentityOf(other) === identity);
  const same = lines[at];
  if (same !== undefined) {
    if (line.quantity > same.quantity) lines[at] = { ...same, quantity: line.quantity };
    return { id: same.id };
  }
  // Lines are sorted by their time, so each of them is later than the one before.
  const addedAtMs = Math.max(line.addedAtMs, (lines.at(-1)?.addedAtMs ?? 0) + 1);
  const noRoom = whyNoRoom([...lines, line]);
  if (noRoom !== undefined) {
    const { menuItemId, added } = line;
    return { missing: { menuItemId, name: added.name, reason: 'full', message: noRoom } };
  }
  lines.push({ ...line, addedAtMs });
  return { id: line.id };
}

/** Returns the keys of the merges to remember. */
export function withMerge(merged: readonly string[], key: string): string[] {
  return [...merged, key].slice(-cartLimits.rememberedMerges);
}
