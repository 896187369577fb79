import { foldWords } from '../ground/csv/fold-words.ts';
import { type MenuColumn, menuColumns, reasonsColumn } from './csv-columns.ts';
import * as words from './csv-words.en.ts';

/** What other people call the columns, in the form of `foldWords`. */
const synonyms: Partial<Record<MenuColumn, readonly string[]>> = {
  name: [
    ...['dish', 'dish name', 'item', 'item name', 'menu item', 'product', 'product name', 'title'],
    ...['nome', 'prato', 'produto', 'designacao', 'nombre', 'plato', 'nom', 'plat', 'piatto'],
    ...['gericht', 'speise'],
  ],
  category: [
    ...['categories', 'category name', 'section', 'menu section', 'group', 'type', 'course'],
    ...['categoria', 'categorie', 'kategorie', 'secao', 'seccao', 'familia', 'seccion'],
  ],
  price: [
    ...['prices', 'unit price', 'sale price', 'price eur', 'price usd', 'price in eur'],
    ...['price in usd', 'preco', 'preco unitario', 'pvp', 'precio', 'prix', 'preis', 'prezzo'],
  ],
  recipe: [
    ...['description', 'short description', 'item description', 'details', 'ingredients', 'text'],
    ...['descricao', 'descripcion', 'beschreibung', 'descrizione'],
    ...['ingredientes', 'ingredienti', 'zutaten'],
  ],
  image: [
    ...['picture', 'photo', 'image url', 'picture url', 'photo url', 'image link', 'img'],
    ...['imagem', 'imagen', 'foto', 'fotografia', 'bild', 'immagine'],
  ],
  diets: ['diet', 'dietary'],
  allergens: ['allergen', 'alergenos', 'alergenios', 'allergene', 'allergenes', 'allergeni'],
};

/** What a heading means: a column, null for nothing of a menu, or undefined for nobody knows. */
export type HeadingMeaning = MenuColumn | null | undefined;

/** What people have said that headings mean, by the headings in the form of `foldWords`. */
export type KnownHeadings = ReadonlyMap<string, MenuColumn | null>;

/** The names of our own files, in the language of the site and in English. */
const ownNames = new Map<string, MenuColumn | null>([
  ...menuColumns.map((column) => [words.headings[column], column] as const),
  ...menuColumns.map((column) => [column, column] as const),
  [words.headings.reasons, null],
  [reasonsColumn, null],
]);

/** The names and synonyms in the form of `foldWords`. An `id` of another system names no dish. */
const namesInWords = new Map(
  [...ownNames].filter(([name]) => name !== '_id').map(([name, own]) => [foldWords(name), own]),
);
const synonymsInWords = new Map(
  menuColumns.flatMap((column) => (synonyms[column] ?? []).map((word) => [word, column] as const)),
);

/** Whether a heading is one of our own files' names for a column. */
export function isOwnHeading(heading: string, column: MenuColumn): boolean {
  const name = heading.trim();
  return ownNames.get(name) === column || ownNames.get(name.toLowerCase()) === column;
}

/**
 * Returns what each heading means. The names of our own files go first, so that an export is always
 * read as it was written; then what people have said, the same names in any case, and synonyms.
 * Except for names, a heading means nothing known if another one means the same column already.
 */
export function matchColumns(
  headings: readonly string[],
  known: KnownHeadings = new Map(),
): HeadingMeaning[] {
  const matched: HeadingMeaning[] = headings.map((heading) => ownNames.get(heading.trim()));
  const further: ((heading: string) => HeadingMeaning)[] = [
    (heading) => known.get(foldWords(heading)),
    (heading) => ownNames.get(heading.trim().toLowerCase()),
    (heading) => namesInWords.get(foldWords(heading)),
    (heading) => synonymsInWords.get(foldWords(heading)),
  ];
  for (const meaningOf of further) {
    for (const [index, heading] of headings.entries()) {
      if (matched[index] !== undefined || heading.trim() === '') continue;
      const meaning = meaningOf(heading);
      if (meaning === null || !matched.includes(meaning)) matched[index] = meaning;
    }
  }
  return matched;
}
