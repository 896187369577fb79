import { foldText } from '../ground/csv/fold-text.ts';
import { type MenuColumn, menuColumns } from './csv-columns.ts';

/** What other people call the columns, in the form of `foldText`. */
const synonyms: Partial<Record<MenuColumn, readonly string[]>> = {
  name: [
    ...['dish', 'dish name', 'item', 'item name', 'menu item', 'product', 'product name', 'title'],
    ...['nome', 'prato', 'nombre', 'plato', 'nom', 'plat', 'piatto', 'gericht', 'speise'],
  ],
  category: [
    ...['categories', 'category name', 'section', 'menu section', 'group', 'type', 'course'],
    ...['categoria', 'categorie', 'kategorie', 'secao', 'seccion'],
  ],
  price: [
    ...['prices', 'unit price', 'sale price', 'price eur', 'price usd', 'price in eur'],
    ...['price in usd', 'preco', 'precio', 'prix', 'preis', 'prezzo'],
  ],
  recipe: [
    ...['description', 'short description', 'item description', 'details', 'ingredients', 'text'],
    ...['descricao', 'descripcion', 'beschreibung', 'descrizione'],
    ...['ingredientes', 'ingredienti', 'zutaten'],
  ],
  image: [
    ...['picture', 'photo', 'image url', 'picture url', 'photo url', 'image link', 'img'],
    ...['imagem', 'imagen', 'foto', 'bild', 'immagine'],
  ],
  diets: ['diet', 'dietary'],
  allergens: ['allergen', 'alergenos', 'alergenios', 'allergene', 'allergenes', 'allergeni'],
};

const byName = new Map(menuColumns.map((column) => [foldText(column), column]));
// An `id` of some other system names no dish of this menu.
byName.delete(foldText('_id'));

const bySynonym = new Map(
  menuColumns.flatMap((column) => (synonyms[column] ?? []).map((word) => [word, column] as const)),
);

/**
 * Returns the column that each heading means, or undefined. A column's own name goes first; a
 * synonym counts only if no heading before it means the same column.
 */
export function matchColumns(headings: readonly string[]): (MenuColumn | undefined)[] {
  const matched = headings.map(namedBy);
  for (const [index, heading] of headings.entries()) {
    const column = matched[index] === undefined ? bySynonym.get(foldText(heading)) : undefined;
    if (column !== undefined && !matched.includes(column)) matched[index] = column;
  }
  return matched;
}

function namedBy(heading: string): MenuColumn | undefined {
  const name = heading.trim().toLowerCase();
  return name === '_id' ? '_id' : byName.get(foldText(name));
}
