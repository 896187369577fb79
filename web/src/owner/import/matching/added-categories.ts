import { categoryIdOf } from '@thymely/contract/categories/category-id';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import { noCategory } from '@thymely/contract/menu-file/words.en';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import type { VesselName } from '../../../../../brands/category-rules.ts';

/** How dishes of a new category look, by how a word of its name begins. Owners can change it. */
const looks: readonly (readonly [VesselName, RegExp])[] = [
  ['pizza', /\b(?:pizz|pies?\b|focacc|calzon)/],
  ['soup', /\b(?:soup|stew|chowder|ramen|supp|eintop|sopa|caldo|pasta|noodle|nudel|massa)/],
  ['salad', /\b(?:salad|salat|side|vegetable|legum|gemuse|poke)/],
  [
    'drinks',
    /\b(?:drink|coffee|caf|teas?\b|juice|beer|wine|cocktail|bebida|getrank|kaffee|wein|chas?\b)/,
  ],
  ['dessert', /\b(?:dessert|cake|sweet|pastr|cookie|ice cream|sobremesa|doce|nachtisch|kuchen)/],
];

/** Whether the text of a cell can be the name of a new category: IDs of other systems are none. */
export function isName(text: string): boolean {
  if (text.trim() === noCategory) return false;
  return /\p{L}/u.test(text) && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-/i.test(text.trim());
}

/** Returns what is said about a file once these of its categories become new ones of the menu. */
export function withAdded(matching: FileMatching, texts: readonly string[]): FileMatching {
  const categories = new Map(matching.categories);
  const answers = new Set(categories.values());
  const added = (matching.added ?? []).filter(({ id }) => answers.has(id));
  for (const text of texts) {
    const present = [...(matching.present ?? []), ...added];
    if (present.length >= categoryLimits.categories || !isName(text)) continue;
    const category = newCategory(
      text,
      present.map(({ id }) => id),
    );
    added.push(category);
    categories.set(foldWords(text), category.id);
  }
  return { ...matching, categories, added };
}

function newCategory(text: string, taken: readonly string[]): MenuCategory {
  const name = beginningOf(text.trim(), categoryLimits.nameLength);
  const words = foldWords(name);
  const [look] = looks.find(([, beginning]) => beginning.test(words)) ?? ['popular' as const];
  return { id: categoryIdOf(name, taken), name, tint: look, vessel: look };
}
