import { categories, type Category } from '../ground/categories.ts';
import { foldWords } from '../ground/csv/fold-words.ts';

/** The form in which a category is compared: `Drink` is the same as `drinks`. */
function keyOf(text: string): string {
  return foldWords(text).replace(/s$/, '');
}

const byKey = new Map(
  categories.flatMap(({ id, label, plural }) =>
    [id, label, plural].map((name) => [keyOf(name), id] as const),
  ),
);

/** Returns the category that a cell names by ID, label or plural, in any case. */
export function matchCategory(cell: string): Category | undefined {
  return byKey.get(keyOf(cell));
}

/** What people have said about other texts, in the form of `foldWords`: null leaves the rows out. */
export type KnownCategories = ReadonlyMap<string, Category | null>;

/** A text that names no category, and how many rows have it. */
export type UnknownCategory = { text: string; rows: number };

/** Returns the texts of a column of categories that name none, the first one first. */
export function unknownCategories(cells: readonly string[]): UnknownCategory[] {
  const unknown = new Map<string, UnknownCategory>();
  for (const text of cells) {
    const key = foldWords(text);
    if (key === '' || matchCategory(text) !== undefined) continue;
    const seen = unknown.get(key);
    if (seen) seen.rows += 1;
    else unknown.set(key, { text: text.trim(), rows: 1 });
  }
  return [...unknown.values()];
}
