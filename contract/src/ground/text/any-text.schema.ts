import * as v from 'valibot';
import * as words from '../words.en.ts';

/**
 * Any text: what every text of the contract begins with. Half of a surrogate pair is no character,
 * and Firestore refuses it only after it has tried for seconds.
 *
 * @param message what is answered where there is no text.
 * @param malformed what is answered to half of a surrogate pair.
 */
export function anyTextSchema(message?: string, malformed: string = words.malformedText) {
  return v.pipe(
    v.string(message),
    v.check((text) => text.isWellFormed(), malformed),
  );
}
