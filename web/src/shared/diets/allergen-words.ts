import { listed } from '@thymely/contract/ground/in-words';
import { allergenIds, allergens, type Allergen } from '@thymely/contract/menu/declarations';
import { brand } from '@brand/brand.ts';

/** Returns `Milk`, or `Milk (G)` where the restaurant uses the letters. */
export function allergenName(id: Allergen, hasLetters = brand.showsAllergenLetters): string {
  return withLetter(id, allergens[id].label, hasLetters);
}

function withLetter(id: Allergen, name: string, hasLetters: boolean): string {
  return hasLetters ? `${name} (${allergens[id].letter})` : name;
}

/** Lists allergens, each once and in the usual order, as `milk and tree nuts`; empty for none. */
export function allergensInWords(
  contained: readonly Allergen[],
  hasLetters = brand.showsAllergenLetters,
): string {
  const names = allergenIds
    .filter((id) => contained.includes(id))
    .map((id) => withLetter(id, allergens[id].inSentence, hasLetters));
  return listed(names);
}
