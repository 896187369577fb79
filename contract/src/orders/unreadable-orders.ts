/**
 * Documents among the orders that are not orders, because somebody typed something into them. Lists
 * leave them out, and count them, so that a screen can say that it does not show them.
 */
export type Unreadable = {
  count: number;
  /** The sum of their revisions. Like Firestore's own sum, it ignores what is not a number. */
  revisions: number;
};

export const nothingUnreadable: Unreadable = { count: 0, revisions: 0 };

/** Adds one to the count. @param fields the content of the document in place of an order */
export function withUnreadable({ count, revisions }: Unreadable, fields: unknown): Unreadable {
  return { count: count + 1, revisions: revisions + revisionIn(fields) };
}

export function sumOfUnreadable(one: Unreadable, other: Unreadable): Unreadable {
  return { count: one.count + other.count, revisions: one.revisions + other.revisions };
}

function revisionIn(fields: unknown): number {
  if (typeof fields !== 'object' || fields === null || !('revision' in fields)) return 0;
  return typeof fields.revision === 'number' ? fields.revision : 0;
}

/** The header of a list from which documents were left out. */
export const unreadableHeader = 'X-Unreadable';

export function writeUnreadable({ count, revisions }: Unreadable): string {
  return `${count},${revisions}`;
}

/** Returns zero without the header. */
export function readUnreadable(header: string | null): Unreadable {
  const [count = 0, revisions = 0] = (header ?? '').split(',').map(Number);
  return Number.isSafeInteger(count) ? { count, revisions } : nothingUnreadable;
}
