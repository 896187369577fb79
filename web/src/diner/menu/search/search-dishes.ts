import { foldText } from '@thymely/contract/ground/fold-text';
import { type Category, categoryOf } from '@thymely/contract/ground/categories';
import { dietIds, diets, suitsDiet } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { nearestWord } from './nearest-word.ts';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text as searches compare them: `Crème brûlée` has `creme` and `brulee`. */
export function searchWords(text: string): string[] {
  return foldText(text).match(wordPattern) ?? [];
}

/** A dish with its texts prepared: each word follows a space, so that ` bas` finds a prefix. */
type Entry = {
  dish: MenuItem;
  name: string;
  /** The words for its category, its diets and its options. */
  kind: string;
  recipe: string;
};

type SearchIndex = {
  groups: readonly OptionGroup[];
  entries: readonly Entry[];
  /** Every word of the menu, those of names first; made for the first typo. */
  vocabulary?: readonly string[];
};

/** The menu as guests search it, its folded texts prepared once because that is the slow part. */
const indexes = new WeakMap<readonly MenuItem[], SearchIndex>();

const spaced = (text: string) => ` ${searchWords(text).join(' ')}`;

/**
 * The words that find a category: its specified name, and what pages call it in singular and
 * plural. Their beginnings find it as well.
 */
export function wordsOfCategory(category: Category): string[] {
  const { label, plural } = categoryOf(category);
  return searchWords(`${category} ${label} ${plural}`);
}

function indexOf(menu: readonly MenuItem[], groups: readonly OptionGroup[]): SearchIndex {
  const known = indexes.get(menu);
  if (known?.groups === groups) return known;
  const choiceNames = new Map(
    groups.map(({ _id, choices }) => [_id, choices.map(({ name }) => name).join(' ')]),
  );
  const entries = menu.map((dish) => ({
    dish,
    name: spaced(dish.name),
    kind: spaced(kindInWords(dish, choiceNames)),
    recipe: spaced(dish.recipe),
  }));
  const index = { groups, entries };
  indexes.set(menu, index);
  return index;
}

function vocabularyOf(index: SearchIndex): readonly string[] {
  if (index.vocabulary) return index.vocabulary;
  const texts = (['name', 'kind', 'recipe'] as const).flatMap((part) =>
    index.entries.map((entry) => entry[part]),
  );
  index.vocabulary = [...new Set(texts.join('').trimStart().split(' '))];
  return index.vocabulary;
}

function kindInWords(dish: MenuItem, choiceNames: ReadonlyMap<string, string>): string {
  return [
    ...wordsOfCategory(dish.category),
    ...dietIds.filter((diet) => suitsDiet(dish, diet)).map((diet) => diets[diet].label),
    ...(dish.optionGroups ?? []).map((id) => choiceNames.get(id) ?? ''),
  ].join(' ');
}

export type SearchResult = {
  dishes: MenuItem[];
  /** The words that were found: those of the search, or the nearest ones on the menu. */
  words: string[];
  /** The search with its typos mended, if only that finds dishes. */
  didYouMean?: string;
};

/**
 * Returns the dishes in which each searched word begins a word of the name, the category, a diet,
 * an option or the recipe. Dishes whose name has all words come first and those that need their
 * recipe last; otherwise the menu's order is kept. If a word is nowhere on the menu, the nearest
 * one is searched instead.
 *
 * @param groups the groups on the menu. The options of an unknown group are not found.
 */
export function searchDishes(
  menu: readonly MenuItem[],
  groups: readonly OptionGroup[],
  search: string,
): SearchResult {
  const words = searchWords(search);
  if (words.length === 0) return { dishes: [...menu], words };
  const index = indexOf(menu, groups);
  const dishes = dishesWith(words, index.entries);
  if (dishes.length > 0) return { dishes, words };
  const vocabulary = vocabularyOf(index);
  const mended = words.map((word) => nearestWord(word, vocabulary) ?? word);
  const meant = dishesWith(mended, index.entries);
  if (meant.length === 0) return { dishes, words };
  return { dishes: meant, words: mended, didYouMean: mended.join(' ') };
}

function dishesWith(words: readonly string[], entries: readonly Entry[]): MenuItem[] {
  const starts = words.map((word) => ` ${word}`);
  const tiers: [MenuItem[], MenuItem[], MenuItem[]] = [[], [], []];
  for (const { dish, name, kind, recipe } of entries) {
    const has = (text: string) => starts.every((start) => text.includes(start));
    if (has(name)) tiers[0].push(dish);
    else if (has(name + kind)) tiers[1].push(dish);
    else if (has(name + kind + recipe)) tiers[2].push(dish);
  }
  return tiers.flat();
}
