import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The languages of this repository, in which every message has its text. */
export const completeLanguages = ['en', 'de', 'pt-PT'] as const;

/** English with accents and 40 % longer, made by the build: it shows which words are no messages. */
export const pseudoLanguage = 'en-XA';

/** Returns the languages that there are words in: English, and one for each `words/<language>.po`. */
export function findLanguages(): string[] {
  const files = globSync('*.po', { cwd: import.meta.dirname });
  return ['en', ...files.map((file) => basename(file, '.po')).toSorted()];
}

const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Returns the direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
}

/**
 * Returns the language of the words for a restaurant's language: itself, or without its country,
 * so that `en-GB` has the words of `en`. Returns undefined for one that nobody has translated.
 */
export function wordsLanguageOf(language: string): string | undefined {
  const names = [language, new Intl.Locale(language).language];
  return [pseudoLanguage, ...findLanguages()].find((name) => names.includes(name));
}
