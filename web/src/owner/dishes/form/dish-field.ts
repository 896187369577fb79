import type { DishTexts, DishValues, OwnDishField } from '../../parts/dish/dish-values.ts';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';

/** The values that the fields of a dish show and change. */
export type DishFieldsProps = {
  values: DishValues;
  faults: FieldFaults;
  change: (changes: Partial<DishValues>) => void;
};

/** Returns the props that connect a text field to the form. */
export function fieldOf(
  { values, faults, change }: DishFieldsProps,
  name: Exclude<keyof DishTexts, OwnDishField>,
) {
  return {
    name,
    value: values[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
    },
  };
}
