import { randomInt } from 'node:crypto';

export const idLength = 8;
export const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A random id for a new dish, short because every dish of GET /menu carries one and the address of
 * its page shows it. There are 36^8, 2.8 million million. On a menu of 2 000 dishes, one of about
 * 1 400 million new ids is taken already, so whoever creates a dish must be ready for that: never
 * overwrite what is there, and never take it for the new dish.
 */
export function newDishId(): string {
  return Array.from({ length: idLength }, () => idLetters[randomInt(idLetters.length)]).join('');
}

/**
 * The id of a dish that an import adds. It follows from the dish's content, so that a repeated import
 * finds what the first attempt created; otherwise it is like any new id.
 *
 * @param contentId see `contentIdOf`.
 */
export function shortIdOf(contentId: string): string {
  const number = BigInt(`0x${contentId}`) % BigInt(idLetters.length ** idLength);
  return number.toString(idLetters.length).padStart(idLength, '0');
}
