import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  deleteCategory,
  listCategories,
  saveCategories,
  type MenuCategory,
  type RevisedCategories,
} from '@thymely/contract/categories/endpoints';
import { showCategories } from '../../lib/categories.ts';
import { callApi } from '../../lib/http/call-api.ts';
import { currentIn } from '../versions.ts';
import { listOf } from './follow-categories.ts';
import { refetchMenu } from './menu-editing.ts';

/** The categories for editors, past every cache: someone else may have just changed them. */
export const freshCategoriesQuery = queryOptions({
  queryKey: ['categories-editing'],
  queryFn: ({ signal }) => callApi(listCategories, { asSignedIn: true, signal }),
  // A press starts this call, so it is made even offline, and its failure is shown.
  networkMode: 'always',
  staleTime: 0,
});

/** Shows the categories in this browser, on the pages of guests too. */
function showSaved(client: QueryClient, saved: RevisedCategories): void {
  client.setQueryData(freshCategoriesQuery.queryKey, saved);
  showCategories(listOf(saved));
}

function useChangeCategories<Change>(send: (change: Change) => Promise<RevisedCategories>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      showSaved(client, saved);
      // Dishes have moved, or are on the menu again or no longer.
      void refetchMenu(client);
    },
    onError: (error) => {
      const current = currentIn<RevisedCategories>(error);
      if (current) showSaved(client, current);
      // It may have been done without an answer.
      else void client.invalidateQueries({ queryKey: freshCategoriesQuery.queryKey });
    },
  });
}

/** Saves all categories if they still have the revision that the edit started from. */
export function useSaveCategories() {
  return useChangeCategories((body: RevisedCategories) =>
    callApi(saveCategories, { query: {}, body }),
  );
}

type Imported = {
  importId: string;
  /** Returns the categories that are to be, from those that are there. */
  change: (present: readonly MenuCategory[]) => MenuCategory[];
};

/** Changes the categories as part of an import. */
export async function saveImportedCategories(
  client: QueryClient,
  { importId, change }: Imported,
): Promise<void> {
  const { revision, categories } = await client.fetchQuery(freshCategoriesQuery);
  const body = { revision, categories: change(categories) };
  showSaved(client, await callApi(saveCategories, { query: { importId }, body }));
}

type Deletion = {
  id: string;
  /** The category that its dishes move to. */
  to: string;
  revision: number;
};

/** Deletes a category whose dishes move to another one. */
export function useDeleteCategory() {
  return useChangeCategories(({ id, to, revision }: Deletion) =>
    callApi(deleteCategory, { params: { id }, query: { to, revision: String(revision) } }),
  );
}
