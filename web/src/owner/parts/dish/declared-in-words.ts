import { readListCell } from '@thymely/contract/ground/csv/list-cell';
import {
  allergens,
  contradictionsOf,
  diets,
  type Allergen,
  type Diet,
} from '@thymely/contract/menu/declarations';
import * as words from './words.en.ts';

/** Describes declarations, given as cells of a file (list-cell.ts): `vegan · contains gluten`. */
export function declaredInWords(cells: { diets: string; allergens: string }): string {
  const suited = labelsOf(cells.diets, diets);
  const contained = labelsOf(cells.allergens, allergens);
  if (!suited && !contained) return words.nothingDeclared;
  const sentence = [
    suited && suited.length > 0 ? suited.join(', ') : suited && words.noDiets,
    contained && contained.length > 0 ? words.contains(contained.join(', ')) : undefined,
    contained?.length === 0 ? words.noAllergens : undefined,
    contained ? undefined : words.allergensNotDeclared,
  ];
  return sentence.filter(Boolean).join(' · ');
}

/** Returns how the items in a cell read inside a sentence; undefined while nothing is declared. */
export function labelsOf(
  cell: string,
  items: Record<string, { inSentence: string }>,
): string[] | undefined {
  // A file may contain any word: `constructor` is unknown, although every object has it.
  const known = new Map(Object.entries(items));
  return readListCell(cell)?.map((id) => known.get(id)?.inSentence ?? id);
}

/** Returns the diets and allergens in two cells that contradict each other. */
export function clashesIn(cells: { diets: string; allergens: string }): string[] {
  return contradictionsOf({
    diets: readListCell(cells.diets) as Diet[] | null,
    allergens: readListCell(cells.allergens) as Allergen[] | null,
  }).flatMap(({ diet, allergen }) => [diet, allergen]);
}
