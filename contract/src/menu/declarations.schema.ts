import * as v from 'valibot';
import { allergenIds, dietIds } from './declarations.ts';
import * as words from './words.en.ts';

/** A list of distinct words from those that the contract defines. */
function listSchema<Word extends string>(label: string, known: readonly Word[]) {
  const message = words.listOfWords(label, known.join(', '));
  return v.pipe(
    v.array(v.picklist(known, message), message),
    v.check((list) => new Set(list).size === list.length, words.wordTwice(label)),
  );
}

export const dietsSchema = listSchema(words.diets, dietIds);
export const allergensSchema = listSchema(words.allergens, allergenIds);
