import { readPriceCell } from '@thymely/contract/ground/csv/price-cell';
import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import {
  type DoubtfulWord,
  doubtfulWords,
  sizeNamesIn,
  type WordAnswers,
} from '@thymely/contract/menu/doubtful-words';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import { type Allergen, allergenIds, allergens } from '@thymely/contract/menu/declarations';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';

/** Returns the keys of doubtful words that have no answer yet, or one that is none. */
export function openWords(table: FileTable, { columns, words }: MenuMatching): string[] {
  return doubtfulWords(table, columns)
    .filter((word) => !isAnswered(word, words?.get(word.key)))
    .map(({ key }) => key);
}

function isAnswered(word: DoubtfulWord, answer: string | null | undefined): boolean {
  if (answer === null || answer === undefined) return answer === null;
  if (word.kind === 'price') return 'cents' in readPriceCell(answer);
  if (word.kind !== 'sizes') return true;
  const names = sizeNamesIn(answer);
  return names.length === word.prices && names.every((name) => name !== '');
}

/** Leaves out the rows of doubtful prices about which nobody has said anything. */
export function withoutPrices<Matching extends MenuMatching>(
  table: FileTable,
  matching: Matching,
): Matching {
  const words = new Map(matching.words);
  for (const { kind, key } of doubtfulWords(table, matching.columns)) {
    if ((kind === 'price' || kind === 'sizes') && !words.has(key)) words.set(key, null);
  }
  return { ...matching, words };
}

/**
 * Returns the answers by the order in which EU law names allergens: as their usual letters, or from 1
 * on. It is what most legends follow, and nobody but the owner knows whether theirs does.
 */
export function answersOfLegend(words: readonly DoubtfulWord[]): WordAnswers {
  return new Map(
    words.flatMap((word): [string, string][] => {
      if (word.kind !== 'declared' || word.column !== 'allergens') return [];
      const allergen = allergenOf(word.text);
      return allergen === undefined ? [] : [[word.key, allergen]];
    }),
  );
}

function allergenOf(sign: string): Allergen | undefined {
  if (/^\d{1,2}$/.test(sign)) return allergenIds[Number(sign) - 1];
  return allergenIds.find((id) => foldText(allergens[id].letter) === foldText(sign));
}
