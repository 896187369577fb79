import type { OptionGroup } from './endpoints.ts';

/** Sorts groups by name, in whatever language, and by ID if their names are the same. */
export function inOrderOfNames<Group extends OptionGroup>(groups: readonly Group[]): Group[] {
  return groups.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1),
  );
}
