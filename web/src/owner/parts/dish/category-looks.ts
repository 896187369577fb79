import { categories, categoryIds, type Category } from '@thymely/contract/ground/categories';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';

/** The tint of each category, shown behind its dishes. */
export const categoryDiscs: Record<Category, string> = {
  salad: 'bg-disc-salad',
  pizza: 'bg-disc-pizza',
  soup: 'bg-disc-soup',
  dessert: 'bg-disc-dessert',
  drinks: 'bg-disc-drinks',
  popular: 'bg-disc-popular',
};

/** The categories a dish can have, for a select. */
export const categoryChoices: SelectOption[] = categoryIds.map((category) => ({
  value: category,
  label: categories[category].label,
}));
