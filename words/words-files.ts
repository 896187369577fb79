import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Message, readWords } from './read-messages.ts';

/** A module with English words, as imports name it. */
export const englishWords = /words\.en(\.ts)?$/;

export const repository = join(import.meta.dirname, '..');

const foldersWithWords = '{contract,functions,web}/{src,build}/**/*words.en.ts';

/** Returns the files with English words, by paths from the folder of a repository. */
export function findEnglishWords(root = repository): string[] {
  const files = globSync(foldersWithWords, { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).toSorted();
}

/** Returns the path of a file from the folder of a repository, as messages name it. */
export function fileInRepository(path: string, root = repository): string {
  return relative(root, path).replaceAll('\\', '/');
}

/** A message with the file that it is in. `id` names it in files of translators. */
export type LocatedMessage = { id: string; file: string; message: Message };

/**
 * Reads all English messages.
 * @throws {Error} with a line for each that is none of the five forms of docs/translating.md
 */
export function readEnglishMessages(root = repository): LocatedMessage[] {
  const read = findEnglishWords(root).map((file) => ({
    file,
    ...readWords(file, readFileSync(join(root, file), 'utf8')),
  }));
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return read.flatMap(({ file, statements }) =>
    statements
      .flatMap(({ messages }) => messages)
      .map((message) => ({ id: idOf(file, message), file, message })),
  );
}

/** Returns the name of a message in files of translators: `web/src/ui/words.en.ts#close`. */
export function idOf(file: string, { key }: Message): string {
  return `${file}#${key}`;
}
