import { listed } from '@thymely/contract/ground/in-words';
import { beginningOf } from '@thymely/contract/ground/text/beginning-of';
import * as words from '../words.en.ts';

/** Names modifier lists of a file. */
export function listNamesInWords(lists: readonly string[]): string {
  return listed(lists.map((name) => words.quotedHeading(beginningOf(name, 40))));
}
