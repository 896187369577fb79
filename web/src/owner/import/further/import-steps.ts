import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { saveImportedCategories } from '../../../api/menu/category-editing.ts';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { sendMenuOrder } from '../../../api/menu/menu-order.ts';
import { saveImportedGroup } from '../../../api/menu/option-editing.ts';
import { groupsToSave } from '../../parts/options/review-options.ts';
import { type Further, withBrought } from './further.ts';
import type { ImportStep } from './menu-run.ts';

/** Returns the calls before and after those with the dishes of an import. */
export function stepsOf(
  client: QueryClient,
  { groups, categories, inFile, lists }: Further,
  importId: string,
): { before: ImportStep[]; after: ImportStep[] } {
  const saveCategories: ImportStep = (signal) => {
    const change = (present: readonly MenuCategory[]) => withBrought(present, inFile);
    return saveImportedCategories(client, { importId, change, signal });
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
    after: lists.map(({ category, ids }): ImportStep => async () => {
      // A dish that was left out of the import has no place.
      const menu = await client.fetchQuery({ ...freshMenuQuery, staleTime: 0 });
      const present = new Set(
        menu.filter((dish) => dish.category === category).map(({ _id }) => _id),
      );
      const placed = ids.filter((id) => present.has(id));
      await sendMenuOrder(client, { category, ids: placed, version: undefined, importId });
    }),
  };
}
