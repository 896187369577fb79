const longestWord = 30;

/** Says that filters in the URL do not exist: somebody may rely on what they seem to leave out. */
export function UnknownFilters({ words }: { words: readonly string[] }) {
  const [first = '', ...others] = words.map(quoted);
  return (
    <p role="status" className="pb-4 text-sm font-medium wrap-anywhere text-tomato">
      {others.length === 0
        ? `There is no filter ${first}, so it hides no dish.`
        : `There are no filters ${[first, ...others].join(' and ')}, so they hide no dish.`}
    </p>
  );
}

function quoted(word: string): string {
  return `“${word.length > longestWord ? `${word.slice(0, longestWord)}…` : word}”`;
}
