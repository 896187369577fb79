import { foldText } from '@thymely/contract/ground/text/fold-text';
import * as words from './words.en.ts';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text as searches compare them: `Crème & brûlée` has `creme`, `and` and `brulee`. */
export function searchWords(text: string): string[] {
  return foldText(text).replaceAll('&', ` ${words.and} `).match(wordPattern) ?? [];
}

/**
 * The words that people write as one: `B.L.T.` is also `blt`, `Po'boy` is `poboy`, and `7 Up` is
 * `7up`.
 */
export function joinedWords(text: string): string[] {
  const words = searchWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const dotted = text.split(/\s+/).map((part) => searchWords(part).join(''));
  return [...new Set([...pairs, ...dotted])].filter((word) => !words.includes(word));
}

/** Scripts that put no spaces between words. */
const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The letters from which a word is also searched inside of others, as `burger` in `Hamburger`. */
const insideFromLetters = 4;

/** Whether a searched word is also found inside of words, not only where they begin. */
export function isFoundInside(word: string): boolean {
  return word.length >= insideFromLetters || withoutSpaces.test(word);
}
