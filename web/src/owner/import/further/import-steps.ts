import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { saveImportedCategories } from '../../../api/menu/category-editing.ts';
import { readOrderAgain, sendMenuOrder } from '../../../api/menu/menu-order.ts';
import { saveImportedGroup } from '../../../api/menu/option-editing.ts';
import { groupsToSave } from '../../parts/options/review-options.ts';
import { presentCategories } from '../../../lib/categories.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import * as words from '../words.en.ts';
import { type Further, isArrangedSince, withBrought } from './further.ts';
import type { ImportStep } from './menu-run.ts';

/** Returns the calls before and after those with the dishes of an import. */
export function stepsOf(
  client: QueryClient,
  { groups, categories, inFile, lists }: Further,
  importId: string,
): { before: ImportStep[]; after: ImportStep[] } {
  const saveCategories: ImportStep = () => {
    const change = (present: readonly MenuCategory[]) => withBrought(present, inFile);
    return saveImportedCategories(client, { importId, change });
  };
  return {
    before: [
      ...(categories.length > 0 ? [saveCategories] : []),
      ...groupsToSave(groups).map(
        (group): ImportStep =>
          () =>
            saveImportedGroup(client, { group, importId }),
      ),
    ],
    after: lists.map((list): ImportStep => async () => {
      const { category } = list;
      const { menu, order } = await readOrderAgain(client, category);
      // A dish that was left out of the import has no place.
      const there = new Set(
        menu.filter((dish) => dish.category === category).map(({ _id }) => _id),
      );
      const ids = list.ids.filter((id) => there.has(id));
      // It is as it is to be if the answer to an earlier attempt got lost.
      const isPlaced = order.ids.join() === ids.join();
      if (!isPlaced && isArrangedSince(list, order.ids, there)) throw arrangedMeanwhile(category);
      await sendMenuOrder(client, { category, ids, version: order.version, importId });
    }),
  };
}

function arrangedMeanwhile(category: string): ApiError {
  const { name } = presentCategories().of(category);
  return new ApiError({ status: 409, code: 'CONFLICT', message: words.arrangedMeanwhile(name) });
}
