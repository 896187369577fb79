import { foldText } from '@thymely/contract/ground/text/fold-text';
import { isFoundInside } from './search-words.ts';

/** A segment of a text: what is searched for, or the text between. */
export type TextSegment = { text: string; isMatch: boolean };

/** A letter or digit together with the accents that follow it. */
const letterPattern = /[\p{L}\p{N}]\p{M}*/u;
const charactersPattern = /\P{M}\p{M}*|\p{M}+/gu;

/** Splits a text into segments and marks what matches a searched word: where a word begins, or inside of it. */
export function matchesIn(text: string, words: readonly string[]): TextSegment[] {
  const segments: TextSegment[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = segments.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece) segments.push({ text: piece, isMatch });
  };
  const characters = text.match(charactersPattern) ?? [];
  for (let index = 0; index < characters.length;) {
    const end = endOfWord(characters, index);
    const word = characters.slice(index, Math.max(end, index + 1));
    const { from, to } = matchIn(word, words);
    add(word.slice(0, from).join(''), false);
    add(word.slice(from, to).join(''), true);
    add(word.slice(to).join(''), false);
    index = Math.max(end, index + 1);
  }
  return segments;
}

/** Returns the index after the word that starts here, or the same index if none does. */
function endOfWord(characters: readonly string[], start: number): number {
  let end = start;
  while (end < characters.length && letterPattern.test(characters[end] ?? '')) end += 1;
  return end;
}

type Match = { from: number; to: number };

/** Returns which characters of a word match: the longest searched word that begins it, or one inside of it. */
function matchIn(word: readonly string[], searched: readonly string[]): Match {
  const folded = word.map(foldText);
  const whole = folded.join('');
  const [longest = ''] = searched
    .filter((each) => whole.startsWith(each) || (isFoundInside(each) && whole.includes(each)))
    .toSorted(
      (a, b) => Number(whole.startsWith(b)) - Number(whole.startsWith(a)) || b.length - a.length,
    );
  const start = whole.indexOf(longest);
  const charactersIn = (length: number) => {
    let count = 0;
    for (let letters = 0; letters < length; count += 1) letters += folded[count]?.length ?? 1;
    return count;
  };
  return { from: charactersIn(start), to: charactersIn(start + longest.length) };
}
