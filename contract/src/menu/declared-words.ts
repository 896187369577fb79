import { foldWords } from '../ground/csv/fold-words.ts';
import { type Allergen, allergens, type Diet, diets } from './declarations.ts';

/** The columns of what is declared about a dish. */
export type DeclaredColumn = 'allergens' | 'diets';

/** What people call them, in the form of `foldWords`. A word that may mean two of them is not here. */
const synonyms: Record<DeclaredColumn, Partial<Record<Allergen | Diet, readonly string[]>>> = {
  allergens: {
    gluten: ['wheat', 'cereals containing gluten'],
    crustaceans: ['crustacean'],
    eggs: ['egg'],
    peanuts: ['peanut'],
    soybeans: ['soy', 'soya', 'soybean', 'soy bean', 'soy beans', 'soya beans'],
    milk: ['dairy'],
    nuts: ['nut', 'tree nut', 'tree nuts'],
    sesame: ['sesame seed', 'sesame seeds'],
    sulphites: ['sulphite', 'sulfite', 'sulfites', 'sulphur dioxide', 'sulfur dioxide'],
    lupin: ['lupine', 'lupins'],
    molluscs: ['mollusc', 'mollusk', 'mollusks'],
  },
  diets: {
    vegetarian: ['veggie'],
    'gluten-free': ['gluten free', 'glutenfree'],
    'low-lactose': ['low lactose'],
  },
};

const known: Record<DeclaredColumn, ReadonlyMap<string, Allergen | Diet>> = {
  allergens: knownIn('allergens', allergens),
  diets: knownIn('diets', diets),
};

function knownIn(
  column: DeclaredColumn,
  words: Readonly<Record<string, { label: string }>>,
): ReadonlyMap<string, Allergen | Diet> {
  const ids = Object.keys(words) as (Allergen | Diet)[];
  return new Map([
    ...ids.flatMap((id) => (synonyms[column][id] ?? []).map((word) => [word, id] as const)),
    ...ids.map((id) => [foldWords(words[id]?.label ?? ''), id] as const),
    ...ids.map((id) => [foldWords(id), id] as const),
  ]);
}

/** Returns what a word declares, or undefined if it is none that everybody reads alike. */
export function declaredBy(word: string, column: DeclaredColumn): Allergen | Diet | undefined {
  return word.includes('?') ? undefined : known[column].get(foldWords(word));
}

/** A cell that says nothing: it declares nothing, not even that there are none. */
const silent = /^[\s\-–—./?]*$|^n\s?\/\s?[ak]$/i;

/** Letters or numbers of a legend, which may have only blanks between them. */
const legend = /^[([]?\s*[a-z0-9]{1,2}(?:[\s,;|/.+]+[a-z0-9]{1,2})*\s*[)\]]?$/i;

/** Returns the words of a cell as they are written; none for a cell that says nothing. */
export function wordsOfCell(cell: string): string[] {
  if (silent.test(cell)) return [];
  const separator = legend.test(cell.trim()) ? /[\s,;|/.+()[\]]/ : /[|,;\n/]/;
  return cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => !silent.test(word));
}
