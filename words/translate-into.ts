import { pseudoLanguage } from './languages.ts';
import { inPseudoLanguage } from './pseudo-language.ts';
import { readTranslation } from './read-translation.ts';
import type { Translate } from './translate.ts';
import { idOf, repository } from './words-files.ts';

/**
 * Returns what gives messages their texts in a language, or undefined for English.
 * @throws {UnusableTranslation} with a line for each fault of the language's file
 */
export function translateInto(language: string, root = repository): Translate | undefined {
  if (language === 'en') return undefined;
  if (language === pseudoLanguage) return (_file, { texts }) => inPseudoLanguage(texts);
  const { texts } = readTranslation(language, root);
  return (file, message) => texts.get(idOf(file, message));
}
