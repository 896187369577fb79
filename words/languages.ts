/** The languages that all words are written in: `words.en.ts` beside `words.pt-PT.ts`. */
export const languages = ['en', 'pt-PT'] as const;

/** English with accents and 40 % longer, made by the build: it shows which words are no messages. */
export const pseudoLanguage = 'en-XA';

export type WordsLanguage = (typeof languages)[number] | typeof pseudoLanguage;

const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Returns the direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
}

/**
 * Returns the language of the words for a restaurant's language: itself, or without its country,
 * so that `en-GB` has the words of `en`. Returns undefined for one that nobody has translated.
 */
export function wordsLanguageOf(language: string): WordsLanguage | undefined {
  const known: readonly WordsLanguage[] = [pseudoLanguage, ...languages];
  const names = [language, new Intl.Locale(language).language];
  return known.find((name) => names.includes(name));
}
