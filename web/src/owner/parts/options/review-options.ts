import type { OptionFileGroup } from '@thymely/contract/options/read-csv.schema';
import type { EditedGroup } from '../../../api/menu/option-editing.ts';
import { isSameGroup } from '@thymely/contract/options/same-group';

/** A group in a file, and what saving it would do. */
export type ReviewedGroup = {
  id: string;
  name: string;
  /** The numbers of its rows, as spreadsheets show them. */
  rows: number[];
} & (
  | { outcome: 'created' | 'updated' | 'unchanged'; group: EditedGroup }
  | { outcome: 'refused'; faults: string[] }
);

/** Compares the groups in a file with the existing ones. Groups missing in the file stay. */
export function reviewOptions(
  file: readonly OptionFileGroup[],
  present: readonly EditedGroup[],
): ReviewedGroup[] {
  return file.map((each): ReviewedGroup => {
    const { id, name, rows } = each;
    if ('faults' in each) return { id, name, rows, outcome: 'refused', faults: each.faults };
    const known = present.find(({ _id }) => _id === id);
    const { group } = each;
    if (!known)
      return { id, name, rows, outcome: 'created', group: { ...group, version: undefined } };
    const isSame = isSameGroup(known, group);
    const { version } = known;
    const outcome = isSame ? 'unchanged' : 'updated';
    return { id, name, rows, outcome, group: { ...group, version } };
  });
}

/** Returns the groups that have to be saved. */
export function groupsToSave(reviewed: readonly ReviewedGroup[]): EditedGroup[] {
  return reviewed.flatMap((each) =>
    each.outcome === 'created' || each.outcome === 'updated' ? [each.group] : [],
  );
}
