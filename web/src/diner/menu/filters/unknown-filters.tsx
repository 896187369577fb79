import * as words from './filter-words.en.ts';

const longestWord = 30;

/** Says that filters in the URL do not exist: somebody may rely on what they seem to leave out. */
export function UnknownFilters({ words: unknown }: { words: readonly string[] }) {
  const [first = '', ...others] = unknown.map(quoted);
  return (
    <p role="status" className="pb-4 text-sm font-medium wrap-anywhere text-tomato">
      {others.length === 0
        ? words.unknownFilter(first)
        : words.unknownFilters(others.reduce((all, other) => words.and(all, other), first))}
    </p>
  );
}

function quoted(word: string): string {
  return words.quoted(word.length > longestWord ? `${word.slice(0, longestWord)}…` : word);
}
