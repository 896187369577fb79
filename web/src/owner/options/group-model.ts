import type { EditedGroup } from '../../api/menu/option-editing.ts';
import type { EditModel } from '../parts/edit-form/edit-model.ts';
import { groupFaultsOf } from './group-faults.ts';
import { groupPropertiesOf } from './group-properties.ts';
import { emptyGroup, groupOf, groupValuesOf, type GroupValues } from './group-values.ts';
import * as words from './words.en.ts';

/** Describes how a group of options is edited. */
export const groupModel: EditModel<GroupValues, EditedGroup> = {
  start: (group) => (group ? groupValuesOf(group) : emptyGroup()),
  tidied: (values) => groupValuesOf(groupOf(values, 'tidied')),
  faultsOf: groupFaultsOf,
  // These are pressed rather than typed in, and the fault may be beside the other one of the two.
  isShownAtOnce: (name) => /\.(?:diets|allergens)$/.test(name),
  propertiesOf: groupPropertiesOf,
  goneWords: words.goneMeanwhile,
};
