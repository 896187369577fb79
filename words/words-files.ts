import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationFaults } from './compare-words.ts';
import { readWords } from './read-messages.ts';

/** A module with English words, as imports name it. Translations lie beside it. */
export const englishWords = /words\.en(\.ts)?$/;

export const repository = join(import.meta.dirname, '..');

/** Returns the module of a translation for the one in English. */
export function translationOf(englishModule: string, language: string): string {
  return englishModule.replace(englishWords, `words.${language}$1`);
}

const foldersWithWords = '{contract,functions,web}/{src,build}/**/*words.en.ts';

/** Returns the files with English words, by paths from the folder of a repository. */
export function findEnglishWords(root = repository): string[] {
  const files = globSync(foldersWithWords, { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).toSorted();
}

/** Returns the text of a file, or undefined if there is no such file. */
export function readSource(file: string, root = repository): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Checks that a translation has every message, with the values and the plural forms that it needs.
 *
 * @throws IncompleteTranslation with a line for each fault, which names file and message
 */
export function requireTranslation(language: string, root = repository): void {
  const faults = findEnglishWords(root).flatMap((file) => {
    const english = readWords(file, readSource(file, root) ?? '');
    const translation = translationOf(file, language);
    const source = readSource(translation, root);
    if (source === undefined) return [...english.faults, `${translation} is missing.`];
    const own = readWords(translation, source);
    const read = [...english.faults, ...own.faults];
    return read.length > 0
      ? read
      : translationFaults(english, own, { file: translation, language });
  });
  if (faults.length > 0) throw new IncompleteTranslation(language, faults);
}

export class IncompleteTranslation extends Error {
  constructor(language: string, faults: readonly string[]) {
    super(`The words in ${language} are not complete:\n${faults.join('\n')}`);
  }
}
