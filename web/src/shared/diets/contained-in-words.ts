import type { Declared } from '@thymely/contract/menu/declarations';
import { allergensInWords } from './allergen-words.ts';
import * as words from './declaration-words.en.ts';

/** Says in one line which allergens a dish is declared to contain: 'not declared' is not 'none'. */
export function containedInWords({ allergens }: Declared): string {
  if (!allergens) return words.allergensUnknown;
  return allergens.length === 0 ? words.noAllergens : words.contains(allergensInWords(allergens));
}
