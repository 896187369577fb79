import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import {
  type DoubtfulWord,
  doubtfulWords,
  type WordAnswers,
} from '@thymely/contract/menu/doubtful-words';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import { type Allergen, allergenIds, allergens } from '@thymely/contract/menu/declarations';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';

/** Returns the keys of doubtful words that have no answer yet, or one that is none. */
export function openWords(table: FileTable, { columns, words }: MenuMatching): string[] {
  return doubtfulWords(table, columns).flatMap(({ key, read }) => {
    const answer = words?.get(key);
    return answer === null || (answer !== undefined && read(answer) !== undefined) ? [] : [key];
  });
}

/** Leaves out the rows of doubtful prices about which nobody has said anything. */
export function withoutPrices<Matching extends MenuMatching>(
  table: FileTable,
  matching: Matching,
): Matching {
  const unsaid = doubtfulWords(table, matching.columns).flatMap(({ key, column }) =>
    column === undefined ? [[key, null] as const] : [],
  );
  return { ...matching, words: new Map([...unsaid, ...(matching.words ?? [])]) };
}

/**
 * Returns the answers by the order in which EU law names allergens: as their usual letters, or from 1
 * on. It is what most legends follow, and nobody but the owner knows whether theirs does.
 */
export function answersOfLegend(words: readonly DoubtfulWord[]): WordAnswers {
  return new Map(
    words.flatMap(({ key, kind, column, text }): [string, string][] => {
      const isAllergen = kind === 'declared' && column === 'allergens';
      const allergen = isAllergen ? allergenOf(text) : undefined;
      return allergen === undefined ? [] : [[key, allergen]];
    }),
  );
}

function allergenOf(sign: string): Allergen | undefined {
  if (/^\d{1,2}$/.test(sign)) return allergenIds[Number(sign) - 1];
  return allergenIds.find((id) => foldText(allergens[id].letter) === foldText(sign));
}
