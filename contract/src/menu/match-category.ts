import { categories, type Category, categoryIds } from '../ground/categories.ts';
import { foldText } from '../ground/csv/fold-text.ts';

/** The form in which a category is compared: `Drink` is the same as `drinks`. */
function keyOf(text: string): string {
  return foldText(text).replace(/s$/, '');
}

const byKey = new Map(
  categoryIds.flatMap((id) => {
    const { label, plural } = categories[id];
    return [id, label, plural].map((name) => [keyOf(name), id] as const);
  }),
);

/** Returns the category that a cell names by ID, label or plural, in any case. */
export function matchCategory(cell: string): Category | undefined {
  return byKey.get(keyOf(cell));
}
