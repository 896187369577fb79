import { foldText } from '@thymely/contract/ground/fold-text';

/** A part of a text: the start of a word that is searched for, or the text between two of them. */
export type TextPart = { text: string; isMatch: boolean };

/** A letter or digit together with the accents that follow it. */
const letterPattern = /[\p{L}\p{N}]\p{M}*/u;
const charactersPattern = /\P{M}\p{M}*|\p{M}+/gu;

/** Splits a text into parts and marks the start of each word that matches a searched word. */
export function matchesIn(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece) parts.push({ text: piece, isMatch });
  };
  const characters = text.match(charactersPattern) ?? [];
  for (let index = 0; index < characters.length;) {
    const end = endOfWord(characters, index);
    const matched = matchedCharacters(characters.slice(index, end), words);
    add(characters.slice(index, index + matched).join(''), true);
    add(characters.slice(index + matched, Math.max(end, index + 1)).join(''), false);
    index = Math.max(end, index + 1);
  }
  return parts;
}

/** Returns the index after the word that starts here, or the same index if none does. */
function endOfWord(characters: readonly string[], start: number): number {
  let end = start;
  while (end < characters.length && letterPattern.test(characters[end] ?? '')) end += 1;
  return end;
}

/** Returns how many characters of a word match the longest searched word that begins it. */
function matchedCharacters(word: readonly string[], searched: readonly string[]): number {
  if (word.length === 0) return 0;
  const folded = word.map(foldText);
  const whole = folded.join('');
  const longest = Math.max(0, ...searched.filter((s) => whole.startsWith(s)).map((s) => s.length));
  let count = 0;
  for (let length = 0; length < longest; count += 1) length += folded[count]?.length ?? 1;
  return count;
}
