/**
 * Returns the beginning of a text, without half of a character at its end.
 *
 * @param most the number of UTF-16 code units at most, as schemas count them.
 */
export function beginningOf(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/\p{Cs}$/u, '')
    .toWellFormed();
}
