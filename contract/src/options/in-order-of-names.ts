import { wordLocale } from '../ground/in-words.ts';
import type { OptionGroup } from './schema.ts';

/** Sorts groups by name, as the restaurant's language does, and by ID if their names are the same. */
export function inOrderOfNames<Group extends OptionGroup>(groups: readonly Group[]): Group[] {
  return groups.toSorted(
    (one, other) =>
      one.name.localeCompare(other.name, wordLocale) || (one._id < other._id ? -1 : 1),
  );
}
