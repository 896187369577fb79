import type { FileTable } from '@thymely/contract/ground/csv/file-table';
import { foldWords } from '@thymely/contract/ground/csv/fold-words';
import type { Category } from '@thymely/contract/ground/categories';
import type { KnownCategories } from '@thymely/contract/menu/match-category';
import {
  matchColumns,
  type KnownHeadings,
  type MatchedColumn,
  matchedColumns,
} from '@thymely/contract/menu/match-columns';
import { doubtfulWords, type WordAnswers } from '@thymely/contract/menu/doubtful-words';
import type { MenuMatching } from '@thymely/contract/menu/read-csv';
import { presentCategories } from '../../../lib/categories.ts';

/** The key on this device. What the words of a menu mean reveals nothing about a person. */
const storageKey = 'import-matching';
/** The maximum number of each that is remembered; the oldest ones are forgotten. */
const kept = 200;

/** What people have said in this browser about their files. */
export type MatchingMemory = {
  headings: KnownHeadings;
  categories: KnownCategories;
  /** The names of modifier lists that were left out, in the form of `foldWords`. */
  lists: ReadonlySet<string>;
  /** What the doubtful words of the last file meant. Another file may have another legend. */
  words: WordAnswers;
  /** Which file that was, and what it said. */
  wordsOf: readonly unknown[];
};

type NamedFile = { name: string; table: FileTable };

/** What a file is known by, and its doubtful words with the number of their rows. */
function signsOf({ name, table }: NamedFile, { columns }: Pick<MenuMatching, 'columns'>): string[] {
  const counted = doubtfulWords(table, columns).map(({ key, rows }) => [key, rows]);
  return [JSON.stringify([name, table.headings]), JSON.stringify(counted)];
}

/**
 * Returns what the words of a file of the same name and headings meant, and whether it is the same
 * file: the words of one that was changed since are shown once more.
 */
export function wordsSaid(
  file: NamedFile & Pick<MenuMatching, 'columns'>,
  { words, wordsOf }: MatchingMemory,
): { answers: WordAnswers; isSame: boolean } {
  const [which, said] = signsOf(file, file);
  const isOfIt = wordsOf[0] === which;
  return { answers: isOfIt ? words : new Map(), isSame: isOfIt && wordsOf[1] === said };
}

/** What could not be stored, because storage is blocked or full. */
let inMemory: string | undefined;

export function readMatching(): MatchingMemory {
  try {
    const stored = JSON.parse(storedText() ?? '{}') as Record<string, unknown>;
    return {
      headings: answersIn<MatchedColumn>(stored['headings'], matchedColumns),
      categories: answersIn<Category>(
        stored['categories'],
        presentCategories().all.map(({ id }) => id),
      ),
      lists: new Set(
        Array.isArray(stored['lists'])
          ? stored['lists'].filter((name) => typeof name === 'string')
          : [],
      ),
      words: answersIn(stored['words']),
      wordsOf: Array.isArray(stored['wordsOf']) ? stored['wordsOf'] : [],
    };
  } catch {
    return {
      headings: new Map(),
      categories: new Map(),
      lists: new Set(),
      words: new Map(),
      wordsOf: [],
    };
  }
}

function storedText(): string | null | undefined {
  try {
    return inMemory ?? localStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
}

/** Returns the entries that still make sense: an earlier version of the page may have stored them. */
function answersIn<Answer extends string>(
  stored: unknown,
  possible?: readonly Answer[],
): Map<string, Answer | null> {
  const entries = Array.isArray(stored) ? (stored as unknown[]) : [];
  return new Map(
    entries.flatMap((entry): [string, Answer | null][] => {
      const [text, answer] = Array.isArray(entry) ? (entry as unknown[]) : [];
      const isPossible =
        typeof answer === 'string' && (possible?.includes(answer as Answer) ?? true);
      const known = answer === null ? null : isPossible ? (answer as Answer) : undefined;
      return typeof text === 'string' && known !== undefined ? [[text, known]] : [];
    }),
  );
}

/**
 * Remembers what was said about a file, except for headings that would be understood without.
 *
 * @param leftLists the names of modifier lists that were left out.
 */
export function rememberMatching(
  file: NamedFile,
  matching: MenuMatching,
  leftLists: readonly string[] = [],
): void {
  const { headings } = file.table;
  const before = readMatching();
  const guessed = matchColumns(headings);
  const said = new Map(before.headings);
  for (const [index, heading] of headings.entries()) {
    const meaning = matching.columns[index];
    const key = foldWords(heading);
    said.delete(key);
    if (meaning !== undefined && meaning !== guessed[index]) said.set(key, meaning);
  }
  const text = JSON.stringify({
    headings: [...said].slice(-kept),
    categories: [...before.categories, ...matching.categories].slice(-kept),
    lists: [...new Set([...before.lists, ...leftLists.map(foldWords)])].slice(-kept),
    words: [...(matching.words ?? [])],
    wordsOf: signsOf(file, matching),
  });
  inMemory = undefined;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // It is remembered until the page is closed.
    inMemory = text;
  }
}
