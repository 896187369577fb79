import type { Texts } from './read-messages.ts';
import { readTranslation } from './read-translation.ts';
import { readEnglishMessages } from './words-files.ts';

/**
 * Returns what English messages say between the values in them, each text once: only texts of two
 * words and more that the translation does not have as well, because languages share words and
 * units such as `15 min`.
 */
export function englishTexts(language: string): string[] {
  const shared = new Set(spokenParts([...readTranslation(language).texts.values()]));
  const english = spokenParts(readEnglishMessages().map(({ message }) => message.texts));
  return english.filter((text) => !shared.has(text));
}

/** Returns what messages say between their values, of two words and more, each text once. */
export function spokenParts(messages: readonly Texts[]): string[] {
  const texts = messages.flatMap((each) => Object.values(each));
  const parts = new Set(texts.flatMap((text) => text.split(/\{\w+\}/)));
  return [...parts].filter((text) => wordsOf(text).length > 1);
}

/** Returns which of the texts a page has, whatever its spaces, marks and capitals. */
export function findTexts(page: string, texts: readonly string[]): string[] {
  const words = wordsOf(page);
  const byStart = Map.groupBy(texts, (text) => wordsOf(text).slice(0, 2).join(' '));
  const found = words.flatMap((word, at) =>
    (byStart.get(`${word} ${words[at + 1]}`) ?? []).filter((text) =>
      wordsOf(text).every((each, offset) => each === words[at + offset]),
    ),
  );
  return [...new Set(found)];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}
