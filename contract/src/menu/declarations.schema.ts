import * as v from 'valibot';
import { allergenIds, dietIds } from './declarations.ts';

/** A list of distinct words from those that the contract defines. */
function wordsSchema<Word extends string>(label: string, words: readonly Word[]) {
  const message = `${label} must be a list of these words: ${words.join(', ')}.`;
  return v.pipe(
    v.array(v.picklist(words, message), message),
    v.check((list) => new Set(list).size === list.length, `${label} names one word twice.`),
  );
}

export const dietsSchema = wordsSchema('Diets', dietIds);
export const allergensSchema = wordsSchema('Allergens', allergenIds);
