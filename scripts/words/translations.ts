import { messagesIn } from '../../words/compare-words.ts';
import { type Message, readWords, type Words } from '../../words/read-messages.ts';
import { findEnglishWords, readSource, translationOf } from '../../words/words-files.ts';

/** A module of English words and its translation, if there is one that can be read. */
export type Translation = {
  file: string;
  source: string;
  english: Words;
  own: { file: string; source: string | undefined; words: Words | undefined };
};

/** Reads all modules of words with their translations. `root` is the folder of the repository. */
export function readTranslations(language: string, root?: string): Translation[] {
  return findEnglishWords(root).map((file) => {
    const source = readSource(file, root) ?? '';
    const ownFile = translationOf(file, language);
    const ownSource = readSource(ownFile, root);
    const words = ownSource === undefined ? undefined : readWords(ownFile, ownSource);
    return {
      file,
      source,
      english: readWords(file, source),
      own: { file: ownFile, source: ownSource, words },
    };
  });
}

/** Returns the messages of a module by their keys. */
export function byKey(words: Words | undefined): Map<string, Message> {
  return new Map(words ? messagesIn(words).map((message) => [message.key, message]) : []);
}
