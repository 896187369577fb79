import { inThousands } from '@thymely/contract/ground/in-words';
import type { FinishedImport } from '@thymely/contract/imports/endpoints';
import type { TakenBack } from './take-back-run.ts';
import * as words from '../words.en.ts';

/** Says what an import did, such as `118 new dishes and 2 changed ones`. */
export function importInWords({ created, updated }: Pick<FinishedImport, 'created' | 'updated'>) {
  if (created === 0) return words.changedDishes(updated, inThousands(updated));
  const added = words.newDishes(created, inThousands(created));
  if (updated === 0) return added;
  return words.newAndChanged(added, words.changedOnes(updated, inThousands(updated)));
}

/** Says what taking an import back would do. */
export function questionInWords({ created, updated }: FinishedImport): string {
  const gone = words.willLeave(created, inThousands(created));
  const back = words.willBeAsBefore(updated, inThousands(updated));
  const both = [created > 0 && gone, updated > 0 && back].filter((part) => part !== false);
  return words.takeBackText(both.join(', '));
}

/** Says what has become of the dishes of an import. */
export function takenBackInWords({ removed, restored }: TakenBack): string {
  const gone = words.removed(removed, inThousands(removed));
  const back = words.restored(restored, inThousands(restored));
  if (removed + restored === 0) return words.nothingTakenBack;
  const both = [removed > 0 && gone, restored > 0 && back].filter((part) => part !== false);
  return words.takenBack(both.join(', '));
}
