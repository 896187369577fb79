import { categories } from '@thymely/contract/limits';
import type { SelectOption } from '../../../ui/select-field.tsx';
import { categoryNames } from '../category-looks.ts';

/** The categories a dish can have, for a select. */
export const categoryChoices: SelectOption[] = categories.map((category) => ({
  value: category,
  label: categoryNames[category],
}));
