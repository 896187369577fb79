import { categories } from '@thymely/contract/ground/categories';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** The categories a dish can have, for a select. */
export const categoryChoices: SelectOption[] = categories.map(({ id, label }) => ({
  value: id,
  label,
}));
