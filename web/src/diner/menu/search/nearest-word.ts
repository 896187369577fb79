/** How many typos are forgiven in a word: one from 4 letters, two from 8. */
function mostEdits(word: string): number {
  if (word.length >= 8) return 2;
  return word.length >= 4 ? 1 : 0;
}

/**
 * Returns the word with the fewest edits from what was typed; of equals one of which letters were
 * only left out, or else the first. Undefined if
 * none is near enough, or if the typed word begins one of them and is therefore no typo.
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const most = mostEdits(typed);
  if (most === 0 || words.some((word) => word.startsWith(typed))) return undefined;
  let nearest: string | undefined;
  let fewest = most + 1;
  for (const word of words) {
    if (word.length < typed.length - most || !beginAlike(typed, word)) continue;
    const edits = editsToBeginning(typed, word, Math.min(fewest, most));
    const isEqual = nearest !== undefined && edits === fewest;
    const isNearer = edits < fewest || (isEqual && isLikelier(typed, word, nearest));
    if (isNearer) [nearest, fewest] = [word, edits];
  }
  return nearest;
}

/** Whether letters were only left out of this word, and not of the other: 'piza' is pizza rather than pita. */
function isLikelier(typed: string, word: string, other = ''): boolean {
  return hasInOrder(word, typed) && !hasInOrder(other, typed);
}

function hasInOrder(word: string, letters: string): boolean {
  let found = 0;
  for (const letter of word) if (letter === letters[found]) found += 1;
  return found === letters.length;
}

/** Whether one edit at most separates the beginnings: a quick look that rules out most words. */
function beginAlike(typed: string, word: string): boolean {
  const [first, second] = typed;
  return first === word[0] || first === word[1] || second === word[0] || second === word[1];
}

/**
 * Returns the fewest letters to insert, delete, replace or swap with the next one so that a word
 * begins with what was typed (optimal string alignment); Infinity if there are more than `most`.
 */
function editsToBeginning(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= columns; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
      current.push(edits);
      fewest = Math.min(fewest, edits);
    }
    // A swap reaches back two rows, so one row beyond the limit may still be mended.
    if (fewest > most + 1) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
