import * as words from './words.en.ts';

/** Says how much is left; with the name of the dish or the size for those who hear it. */
export function portionsInWords(left: number | undefined, name?: string): string {
  if (left === undefined) return name === undefined ? words.portions : words.portionsOf(name);
  if (left === 0) return name === undefined ? words.noneLeft : words.noneLeftOf(name);
  return name === undefined ? words.left(left) : words.leftOf(left, name);
}
