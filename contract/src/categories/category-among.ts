import * as words from '../ground/category-words.en.ts';
import type { MenuCategory } from './schema.ts';

/** Returns the category; one that the restaurant no longer has is 'Other dishes'. */
export function categoryAmong(
  categories: readonly MenuCategory[],
  id: string | undefined,
): MenuCategory {
  return (
    categories.find((category) => category.id === id) ?? {
      id: id ?? '',
      name: words.otherDishes,
      one: words.other,
      tint: 'salad',
      vessel: 'salad',
    }
  );
}
