import { foldText } from '../ground/text/fold-text.ts';

const longest = 32;

/**
 * Returns the ID of a size that is named for the first time. It is the same in all dishes, so that
 * prices and figures can be compared by size; a letter of another script becomes its code point.
 *
 * @param taken the IDs of the other sizes of the dish.
 */
export function sizeIdOf(name: string, taken: readonly string[] = []): string {
  const letters = [...foldText(name)].map((letter) =>
    /[\p{L}\p{N}]/u.test(letter) && !/[a-z0-9]/.test(letter) ? codeOf(letter) : letter,
  );
  const plain = letters.join('').replace(/[^a-z0-9]+/g, '-');
  const id = withinLimit(plain) || 'size';
  const isFree = (each: string) => !taken.includes(each) && !(each in Object.prototype);
  for (let number = 2, free = id; ; number += 1) {
    if (isFree(free)) return free;
    free = `${withinLimit(id, longest - `-${number}`.length)}-${number}`;
  }
}

function codeOf(letter: string): string {
  return `-u${letter.codePointAt(0)?.toString(16) ?? ''}`;
}

function withinLimit(id: string, most = longest): string {
  return id.replace(/^-/, '').slice(0, most).replace(/-$/, '');
}
