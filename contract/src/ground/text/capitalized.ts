import { wordLocale } from '../in-words.ts';

/** Returns a text with a capital at its beginning, as a sentence has it in the language of the site. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(wordLocale) + text.slice(1);
}
