import { categories, type Category } from '../ground/categories.ts';
import { foldWords } from '../ground/csv/fold-words.ts';

/** The form in which a category is compared: `Drink` is the same as `drinks`. */
function keyOf(text: string): string {
  return foldWords(text).replace(/s$/, '');
}

/** A category by which a file may name it: as a whole, or one of its dishes. */
export type NamedCategory = { id: Category; name: string; one?: string | undefined };

const brandCategories: readonly NamedCategory[] = categories.map(({ id, label, plural }) => ({
  id,
  name: plural,
  one: label,
}));

const idsByKey = new WeakMap<readonly NamedCategory[], ReadonlyMap<string, Category>>();

/**
 * Returns the category that a cell names: by its ID, as exports do, or else by its name or that of one
 * dish, in any case.
 */
export function matchCategory(
  cell: string,
  present: readonly NamedCategory[] = brandCategories,
): Category | undefined {
  const named = present.find(({ id }) => id === cell.trim());
  if (named !== undefined) return named.id;
  const known = idsByKey.get(present) ?? keysOf(present);
  idsByKey.set(present, known);
  return known.get(foldWords(cell)) ?? known.get(keyOf(cell));
}

/** What comes later counts more: a name as it is written comes last. */
function keysOf(present: readonly NamedCategory[]): ReadonlyMap<string, Category> {
  const names = present.flatMap(({ id, name, one = name }) =>
    [one, name].map((each) => ({ id, each })),
  );
  return new Map([
    ...present.map(({ id }) => [keyOf(id), id] as const),
    ...names.map(({ id, each }) => [keyOf(each), id] as const),
    ...names.map(({ id, each }) => [foldWords(each), id] as const),
  ]);
}

/** What people have said about other texts, in the form of `foldWords`: null leaves the rows out. */
export type KnownCategories = ReadonlyMap<string, Category | null>;

/** A text that names no category, and how many rows have it. */
export type UnknownCategory = { text: string; rows: number };

/** Returns the texts of a column of categories that name none, the first one first. */
export function unknownCategories(
  cells: readonly string[],
  present?: readonly NamedCategory[],
): UnknownCategory[] {
  const unknown = new Map<string, UnknownCategory>();
  for (const text of cells) {
    const key = foldWords(text);
    if (key === '' || matchCategory(text, present) !== undefined) continue;
    const seen = unknown.get(key);
    if (seen) seen.rows += 1;
    else unknown.set(key, { text: text.trim(), rows: 1 });
  }
  return [...unknown.values()];
}
