import { foldText } from '../text/fold-text.ts';

/**
 * Returns text in the form in which headings and categories of files are compared: without case,
 * accents and punctuation, words separated by one space.
 */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
