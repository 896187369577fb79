import { readWords } from './read-messages.ts';
import { findEnglishWords, readSource } from './words-files.ts';

/**
 * Returns what English messages say between the values in them, each text once: only texts of two
 * words and more, because other languages share single words.
 */
export function englishTexts(): string[] {
  const texts = findEnglishWords().flatMap((file) =>
    readWords(file, readSource(file) ?? '')
      .statements.flatMap(({ messages }) => messages)
      .flatMap((message) => Object.values(message.texts))
      .flatMap((text) => text.split(/\{\w+\}/)),
  );
  return [...new Set(texts)].filter((text) => wordsOf(text).length > 1);
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
