import { inThousands } from '@thymely/contract/ground/in-words';
import * as words from './characters-left-words.en.ts';

/** The share of a limit from which the field says how much is left. */
const nearShare = 0.8;

/** Returns the words about a text's length: the limit, and near it the characters left. */
export function charactersLeft(length: number, limit: number): string {
  const left = limit - length;
  if (length < limit * nearShare) return words.charactersAtMost(inThousands(limit));
  const count = Math.abs(left);
  const written = inThousands(count);
  return left < 0 ? words.charactersTooMany(count, written) : words.charactersLeft(count, written);
}
