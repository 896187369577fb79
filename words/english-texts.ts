import { readWords } from './read-messages.ts';
import { findEnglishWords, readSource, translationOf } from './words-files.ts';

/**
 * Returns what English messages say between the values in them, each text once: only texts of two
 * words and more that the translation does not have as well, because languages share words and
 * units such as `15 min`.
 */
export function englishTexts(translation: string): string[] {
  const english = findEnglishWords();
  const shared = new Set(textsIn(english.map((file) => translationOf(file, translation))));
  return textsIn(english).filter((text) => wordsOf(text).length > 1 && !shared.has(text));
}

function textsIn(files: readonly string[]): string[] {
  const texts = files.flatMap((file) =>
    readWords(file, readSource(file) ?? '')
      .statements.flatMap(({ messages }) => messages)
      .flatMap((message) => Object.values(message.texts))
      .flatMap((text) => text.split(/\{\w+\}/)),
  );
  return [...new Set(texts)];
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
