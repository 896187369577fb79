import brandCategories from '#brand-categories';
import * as words from './category-words.en.ts';

/** The ID of a category. A stored dish may have one that the restaurant no longer has. */
export type Category = string;

/** The restaurant's categories, in the order in which lists and filters show them. */
export const categories = brandCategories;

export const categoryIds: readonly Category[] = categories.map(({ id }) => id);

/** Returns the words and looks of a category; one that the restaurant no longer has is 'Other'. */
export function categoryOf(id: Category | undefined): (typeof categories)[number] {
  const other = { tint: 'salad', vessel: 'salad' } as const;
  return (
    categories.find((category) => category.id === id) ?? {
      id: id ?? '',
      label: words.other,
      plural: words.otherDishes,
      ...other,
    }
  );
}
