import { readListCell } from '@thymely/contract/ground/csv/list-cell';
import {
  allergens,
  contradictionsOf,
  diets,
  type Allergen,
  type Diet,
} from '@thymely/contract/menu/declarations';

/** What is declared, as cells of a file (list-cell.ts), in one line: `vegan · contains gluten`. */
export function declaredInWords(cells: { diets: string; allergens: string }): string {
  const suited = labelsOf(cells.diets, diets);
  const contained = labelsOf(cells.allergens, allergens);
  if (!suited && !contained) return 'not declared';
  const sentence = [
    suited && suited.length > 0 ? suited.join(', ') : suited && 'suits no special diet',
    contained && contained.length > 0 ? `contains ${contained.join(', ')}` : undefined,
    contained?.length === 0 ? 'no allergens' : undefined,
    contained ? undefined : 'allergens not declared',
  ];
  return sentence.filter(Boolean).join(' · ');
}

/** The names of the words in a cell; undefined while nothing is declared. */
export function labelsOf(
  cell: string,
  words: Record<string, { label: string }>,
): string[] | undefined {
  // A file may say anything: `constructor` is not among the words, although every object has it.
  const known = new Map(Object.entries(words));
  return readListCell(cell)?.map((id) => known.get(id)?.label.toLowerCase() ?? id);
}

/** The words in two cells that rule each other out. */
export function clashesIn(cells: { diets: string; allergens: string }): string[] {
  return contradictionsOf({
    diets: readListCell(cells.diets) as Diet[] | null,
    allergens: readListCell(cells.allergens) as Allergen[] | null,
  }).flatMap(({ diet, allergen }) => [diet, allergen]);
}
