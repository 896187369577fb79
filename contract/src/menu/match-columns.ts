import { foldWords } from '../ground/csv/fold-words.ts';
import { type MenuColumn, menuColumns, reasonsColumn } from './csv-columns.ts';
import * as words from './csv-words.en.ts';

/** What other people call the columns, in the form of `foldWords`. */
const synonyms: Partial<Record<MatchedColumn, readonly string[]>> = {
  name: [
    ...['dish', 'dish name', 'item', 'item name', 'menu item', 'product', 'product name', 'title'],
    ...['nome', 'prato', 'produto', 'designacao', 'nombre', 'plato', 'nom', 'plat', 'piatto'],
    ...['gericht', 'speise'],
  ],
  category: [
    ...['categories', 'category name', 'section', 'menu section', 'course'],
    ...['categoria', 'categorie', 'kategorie', 'secao', 'seccao', 'familia', 'seccion'],
  ],
  price: [
    ...['prices', 'unit price', 'regular price', 'price eur', 'price usd', 'price in eur'],
    ...['price in usd', 'preco', 'preco unitario', 'pvp', 'precio', 'prix', 'preis', 'prezzo'],
  ],
  recipe: [
    ...['description', 'short description', 'item description', 'details', 'ingredients'],
    ...['descricao', 'descripcion', 'beschreibung', 'descrizione'],
    ...['ingredientes', 'ingredienti', 'zutaten'],
  ],
  image: [
    ...['picture', 'photo', 'image url', 'picture url', 'photo url', 'image link', 'img'],
    ...['imagem', 'imagen', 'foto', 'fotografia', 'bild', 'immagine'],
  ],
  diets: ['diet', 'dietary'],
  allergens: ['allergen', 'alergenos', 'alergenios', 'allergene', 'allergenes', 'allergeni'],
  size: [
    ...['size', 'size name', 'variation', 'variation name', 'variant', 'variant name', 'portion'],
    ...['tamanho', 'tamano', 'taille', 'taglia', 'grosse', 'portionsgrosse', 'variante'],
  ],
};

/** What may also mean something else, and counts only where nothing better means the same. */
const weakSynonyms: Partial<Record<MatchedColumn, readonly string[]>> = {
  category: ['group', 'type'],
  price: ['sale price'],
  recipe: ['text'],
};

/** The words for sizes by which a column of prices is known: `Small`, `Price (large)`. */
const sizeWords = new Set([
  ...['small', 'medium', 'large', 'regular', 'half', 'full', 'kids', 'glass', 'bottle', 'single'],
  ...['double', 's', 'm', 'l', 'xl', 'xxl', 'klein', 'mittel', 'gross', 'normal', 'halbe', 'ganze'],
  ...[
    'pequeno',
    'pequena',
    'medio',
    'media',
    'grande',
    'meia',
    'inteira',
    'individual',
    'familiar',
  ],
  ...['petit', 'petite', 'moyen', 'moyenne', 'piccola', 'piccolo', 'copo', 'garrafa', 'glas'],
]);
const priceWords = new Set(['price', 'preis', 'preco', 'precio', 'prix', 'prezzo', 'eur', 'usd']);

/** Returns the size whose prices a heading announces, as it is written, or undefined. */
export function sizeInHeading(heading: string): string | undefined {
  const words = heading.match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.filter((word) => !priceWords.has(foldWords(word)));
  const [name] = named;
  return named.length === 1 && name !== undefined && sizeWords.has(foldWords(name))
    ? name
    : undefined;
}

/**
 * A column of a file as other people make them: besides our own, the names of sizes that have rows of
 * their own, and the prices of one size, which the heading names.
 */
export const matchedColumns = [...menuColumns, 'size', 'size_price'] as const;
export type MatchedColumn = (typeof matchedColumns)[number];

/** What a heading means: a column, null for nothing of a menu, or undefined for nobody knows. */
export type HeadingMeaning = MatchedColumn | null | undefined;

/** Returns what a column says about a dish in its own row: the price of one size is no column of it. */
export function asMenuColumn(meaning: HeadingMeaning): MenuColumn | null | undefined {
  return meaning === 'size' || meaning === 'size_price' ? null : meaning;
}

/** What people have said that headings mean, by the headings in the form of `foldWords`. */
export type KnownHeadings = ReadonlyMap<string, MatchedColumn | null>;

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
const [synonymsInWords, weakSynonymsInWords] = [synonyms, weakSynonyms].map(
  (words) =>
    new Map(
      matchedColumns.flatMap((column) =>
        (words[column] ?? []).map((word) => [word, column] as const),
      ),
    ),
);

/** Whether a heading is one of our own files' names for a column. */
export function isOwnHeading(heading: string, column: MatchedColumn): boolean {
  const name = heading.trim();
  return ownNames.get(name) === column || ownNames.get(name.toLowerCase()) === column;
}

/**
 * Returns what each heading means. The names of our own files go first, so that an export is always
 * read as it was written; then what people have said, the same names in any case, and synonyms.
 * Except for names, a heading means nothing known if another one means the same column already.
 *
 * @param rows the cells below the headings: no column without a digit is guessed to be prices.
 */
export function matchColumns(
  headings: readonly string[],
  known: KnownHeadings = new Map(),
  rows: readonly (readonly string[])[] = [],
): HeadingMeaning[] {
  const matched: HeadingMeaning[] = headings.map((heading) => ownNames.get(heading.trim()));
  const further: ((heading: string) => HeadingMeaning)[] = [
    (heading) => known.get(foldWords(heading)),
    (heading) => ownNames.get(heading.trim().toLowerCase()),
    (heading) => namesInWords.get(foldWords(heading)),
    (heading) => synonymsInWords?.get(foldWords(heading)),
    (heading) => weakSynonymsInWords?.get(foldWords(heading)),
  ];
  const mayBePrices = (index: number) => {
    const cells = rows.map((cells) => cells[index]?.trim() ?? '').filter((cell) => cell !== '');
    return cells.length === 0 || cells.filter((cell) => /\d/.test(cell)).length * 2 > cells.length;
  };
  for (const [step, meaningOf] of further.entries()) {
    for (const [index, heading] of headings.entries()) {
      if (matched[index] !== undefined || heading.trim() === '') continue;
      const meaning = meaningOf(heading);
      const isGuess = step >= 3;
      if (isGuess && meaning === 'price' && !mayBePrices(index)) continue;
      const isFree = meaning === null || meaning === 'size_price' || !matched.includes(meaning);
      if (isFree) matched[index] = meaning;
    }
  }
  const sized = headings.flatMap((heading, index) =>
    matched[index] === undefined && sizeInHeading(heading) && mayBePrices(index) ? [index] : [],
  );
  // One column is not enough: `Full` may be anything.
  if (sized.length > 1 && !matched.includes('sizes')) {
    for (const index of sized) matched[index] = 'size_price';
  }
  return matched;
}
