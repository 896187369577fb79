import type { Category } from '@thymely/contract/ground/categories';
import { dietIds, diets, suitsDiet } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { type CategoryList, presentCategories } from '../../../lib/categories.ts';
import { nearestWord } from './nearest-word.ts';
import { isFoundInside, joinedWords, searchWords } from './search-words.ts';

/** A dish with its texts prepared: each word follows a space, so that ` bas` finds a prefix. */
type Entry = {
  dish: MenuItem;
  name: string;
  /** The words of its name that people write as one. */
  joined: string;
  /** The words for its category, its diets and its options. */
  kind: string;
  recipe: string;
};

type SearchIndex = {
  categories: CategoryList;
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
  const { one, name } = presentCategories().of(category);
  return searchWords(`${category} ${one} ${name}`);
}

function indexOf(menu: readonly MenuItem[], groups: readonly OptionGroup[]): SearchIndex {
  const known = indexes.get(menu);
  const categories = presentCategories();
  if (known?.groups === groups && known.categories === categories) return known;
  const choiceNames = new Map(
    groups.map(({ _id, choices }) => [_id, choices.map(({ name }) => name).join(' ')]),
  );
  const entries = menu.map((dish) => ({
    dish,
    name: spaced(dish.name),
    joined: joinedWords(dish.name)
      .map((word) => ` ${word}`)
      .join(''),
    kind: spaced(kindInWords(dish, choiceNames)),
    recipe: spaced(dish.recipe),
  }));
  const index = { categories, groups, entries };
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
 * an option or the recipe, or is inside a word of the name. Dishes whose name begins with all words
 * come first and those that need their recipe last; otherwise the menu's order is kept. If a word
 * is nowhere on the menu, the nearest one is searched instead.
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
  const searched = words.map((word) => ({ word, start: ` ${word}`, inside: isFoundInside(word) }));
  const asOne = ` ${words.join('')}`;
  const tiers: [MenuItem[], MenuItem[], MenuItem[], MenuItem[]] = [[], [], [], []];
  for (const { dish, name, joined, kind, recipe } of entries) {
    const begins = (text: string) => searched.every(({ start }) => text.includes(start));
    const has = (text: string) =>
      searched.every(
        ({ word, start, inside }) => text.includes(start) || (inside && name.includes(word)),
      );
    const own = name + joined;
    if (begins(own) || own.includes(asOne)) tiers[0].push(dish);
    else if (has(own)) tiers[1].push(dish);
    else if (has(own + kind)) tiers[2].push(dish);
    else if (has(own + kind + recipe)) tiers[3].push(dish);
  }
  return tiers.flat();
}
