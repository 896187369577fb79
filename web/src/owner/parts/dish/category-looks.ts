import type { CategoryList } from '../../../lib/categories.ts';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** The categories a dish can have, for a select. */
export function categoryChoices({ all }: CategoryList): SelectOption[] {
  return all.map(({ id, one }) => ({ value: id, label: one }));
}
