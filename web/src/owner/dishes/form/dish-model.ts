import * as v from 'valibot';
import type { EditedDish } from '../../../api/menu/menu-editing.ts';
import type { EditModel, FieldFaults } from '../../parts/edit-form/edit-model.ts';
import {
  dishFields,
  dishValuesSchema,
  emptyDish,
  dishValuesOf,
  type DishValues,
} from '../../parts/dish/dish-values.ts';
import { fieldLabels } from '../../parts/dish/field-in-words.ts';

/** Returns the first fault of each field. */
export function dishFaultsOf(values: DishValues): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of v.safeParse(dishValuesSchema, values).issues ?? []) {
    faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return faults;
}

/** Fields that are pressed rather than typed in: they are never left. */
const pressed = new Set(['diets', 'allergens', 'optionGroups', 'resting', 'taxRate']);

/** Describes how a dish is edited. */
export const dishModel: EditModel<DishValues, EditedDish> = {
  start: (dish) => (dish ? dishValuesOf(dish) : emptyDish),
  tidied: (values) => dishValuesOf(v.parse(dishValuesSchema, values)),
  faultsOf: dishFaultsOf,
  isShownAtOnce: (name) => pressed.has(name),
  propertiesOf: (values) =>
    new Map(
      dishFields.map((field) => {
        const value = values[field];
        const putInto = (other: DishValues) => ({ ...other, [field]: value });
        return [field, { label: fieldLabels[field], words: value, value, putInto }];
      }),
    ),
};
