import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { inThousands } from '@thymely/contract/ground/in-words';
import type { FinishedImport, LeftByImport } from '@thymely/contract/imports/endpoints';
import type { TakenBack } from './take-back-run.ts';
import * as words from '../words.en.ts';

type Besides = Pick<FinishedImport, 'groups' | 'categories' | 'lists'>;

/** Says what an import did besides its dishes, such as `3 options, 2 categories`; empty for nothing. */
function besidesInWords({ groups, categories, lists }: Besides): string {
  return [
    groups > 0 && words.optionsCounted(groups, inThousands(groups)),
    categories > 0 && words.categoriesCounted(categories, inThousands(categories)),
    lists > 0 && words.listsCounted(lists, inThousands(lists)),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

function joined(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join(', ');
}

/** Adds what is taken back besides dishes to what becomes of these, if there are any. */
function withBesides(dishes: string, besides: Besides): string {
  const further = besidesInWords(besides);
  return dishes === '' ? further : joined(dishes, further && words.alsoTakenBack(further));
}

type Counts = Pick<FinishedImport, 'created' | 'updated'> & Besides;

/** Says what an import did, such as `118 new dishes and 2 changed ones, 3 options`. */
export function importInWords({ created, updated, ...besides }: Counts): string {
  return joined(dishesInWords(created, updated), besidesInWords(besides));
}

function dishesInWords(created: number, updated: number): string {
  const changed = updated > 0 && words.changedDishes(updated, inThousands(updated));
  if (created === 0) return changed || '';
  const added = words.newDishes(created, inThousands(created));
  if (updated === 0) return added;
  return words.newAndChanged(added, words.changedOnes(updated, inThousands(updated)));
}

/** Says what taking an import back would do. */
export function questionInWords({ created, updated, ...besides }: FinishedImport): string {
  const gone = created > 0 && words.willLeave(created, inThousands(created));
  const back = updated > 0 && words.willBeAsBefore(updated, inThousands(updated));
  return words.takeBackText(capitalized(withBesides(joined(gone, back), besides)));
}

/** Says what has become of the dishes of an import, and of what else it brought. */
export function takenBackInWords({
  removed,
  restored,
  ...besides
}: Omit<TakenBack, 'left'>): string {
  const gone = removed > 0 && words.removed(removed, inThousands(removed));
  const back = restored > 0 && words.restored(restored, inThousands(restored));
  const all = withBesides(joined(gone, back), besides);
  return all === '' ? words.nothingTakenBack : words.takenBack(all);
}

/** Names what was left as it is. */
export function leftInWords({ name, what }: LeftByImport): string {
  switch (what) {
    case 'dish':
      return name;
    case 'group':
      return words.leftGroup(name);
    case 'category':
      return words.leftCategory(name);
    case 'list':
      return words.leftList(name);
  }
}
