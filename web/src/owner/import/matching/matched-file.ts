import type { QueryClient } from '@tanstack/react-query';
import { doubtfulWords } from '@thymely/contract/menu/doubtful-words';
import type { OpenedFile } from '@thymely/contract/menu-file/open-menu-file.schema';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import type { OwnSheets } from '@thymely/contract/menu-file/read-own-sheets.schema';
import { freshOptionGroupsQuery } from '../../../api/menu/option-editing.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import {
  type ChosenFile,
  firstMatching,
  isMatched,
  openLists,
  openQuestions,
} from './file-matching.ts';
import { readMatching, wordsSaid } from './matching-memory.ts';
import * as words from '../words.en.ts';

/**
 * Returns a file that was opened with what it means by itself and by what was said before, and
 * whether that leaves nothing to ask; or why the file cannot be used.
 */
export async function matchedFile(client: QueryClient, content: File, opened: OpenedFile) {
  if ('fault' in opened) return opened;
  const { table, origin, own } = opened;
  const known = origin ? await client.fetchQuery(freshOptionGroupsQuery).catch(messageOf) : [];
  // Without them, lists would be asked about that are on the menu.
  if (typeof known === 'string') return { fault: words.groupsUnread(known) };
  const memory = readMatching();
  const first = withCategories(firstMatching(table, memory), own);
  const { columns } = first;
  const file: ChosenFile = { name: content.name, content, table, columns, origin, own };
  const { answers, isSame } = wordsSaid(file, memory);
  const matching: FileMatching = { ...first, groups: known, words: answers };
  const isKnown =
    isMatched(openQuestions(table, matching)) &&
    openLists(origin, matching, memory).length === 0 &&
    (isSame || doubtfulWords(table, columns).length === 0);
  return { file, matching, isKnown };
}

/** Returns the matching with categories that come with the file, which its dishes may name. */
function withCategories(matching: FileMatching, own: OwnSheets | undefined): FileMatching {
  const { present = [] } = matching;
  const coming = own?.categories ?? [];
  const added = coming.filter(({ id }) => !present.some((each) => each.id === id));
  return added.length === 0 ? matching : { ...matching, present: [...present, ...added] };
}
