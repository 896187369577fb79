import { inThousands } from '@thymely/contract/ground/in-words';
import type { PhotoCounts } from './photo-list.ts';
import * as words from './words.en.ts';

/** Says how far the photos have come. */
export function countsInWords({ all, open, failed, saved }: PhotoCounts): string {
  const matched = all - open - failed - saved;
  const parts = [
    saved > 0 && words.savedCount(saved),
    matched > 0 && words.matchedCount(matched),
    open > 0 && words.openCount(open),
    failed > 0 && words.failedCount(failed),
  ].filter((part) => part !== false);
  return words.counts(all, inThousands(all), parts.join(', '));
}

/** Names a few of the files that are no pictures. */
export function leftOutInWords(names: readonly string[]): string {
  const few = names.slice(0, 3).join(', ');
  const more = names.length - 3;
  return more > 0 ? words.leftOutWithMore(more, few) : words.leftOut(few);
}
