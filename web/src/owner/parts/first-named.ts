import { inThousands, listed } from '@thymely/contract/ground/in-words';
import * as words from './words.en.ts';

/** The number of things that are named; of the others only the number is said. */
const mostNamed = 5;

/**
 * Names the first of many things: `#47 Dana, #48 Ines, and 3 more`.
 *
 * @param total the number of all of them, where not every name has come
 */
export function firstNamed(names: readonly string[], total: number = names.length): string {
  const named = names.slice(0, mostNamed);
  const more = total - named.length;
  return listed(more > 0 ? [...named, words.more(more, inThousands(more))] : named);
}
