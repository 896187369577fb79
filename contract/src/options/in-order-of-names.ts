import type { OptionGroup } from './endpoints.ts';

/** Groups in the order of their names, whatever language those are in; of their IDs where those are the same. */
export function inOrderOfNames<Group extends OptionGroup>(groups: readonly Group[]): Group[] {
  return groups.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1),
  );
}
