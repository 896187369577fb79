import type { OptionFileGroup } from '@thymely/contract/options/read-csv.schema';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { areSameGroups, groupValuesOf } from './group-values.ts';

/** A group of a file, and what saving it would do. */
export type ReviewedGroup = {
  id: string;
  name: string;
  /** Of its rows, as spreadsheets show them. */
  rows: number[];
} & (
  | { outcome: 'created' | 'updated' | 'unchanged'; group: OptionGroup }
  | { outcome: 'refused'; faults: string[] }
);

/** Compares the groups of a file with those that there are. Groups that it leaves out stay. */
export function reviewOptions(
  file: readonly OptionFileGroup[],
  present: readonly OptionGroup[],
): ReviewedGroup[] {
  return file.map((each): ReviewedGroup => {
    const { id, name, rows } = each;
    if ('faults' in each) return { id, name, rows, outcome: 'refused', faults: each.faults };
    const known = present.find(({ _id }) => _id === id);
    const { group } = each;
    if (!known) return { id, name, rows, outcome: 'created', group };
    const isSame = areSameGroups(groupValuesOf(known), groupValuesOf(group));
    return { id, name, rows, outcome: isSame ? 'unchanged' : 'updated', group };
  });
}

/** The groups that are to be saved. */
export function groupsToSave(reviewed: readonly ReviewedGroup[]): OptionGroup[] {
  return reviewed.flatMap((each) =>
    each.outcome === 'created' || each.outcome === 'updated' ? [each.group] : [],
  );
}
