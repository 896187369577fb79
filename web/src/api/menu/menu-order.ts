import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Category } from '@thymely/contract/ground/categories';
import { getMenuOrder, saveMenuOrder, type MenuOrder } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { freshMenuQuery, refetchMenu } from './menu-editing.ts';
import { catchVersion, ifMatch, type Versioned } from '../versions.ts';

export type SavedOrder = Versioned<MenuOrder>;

/** The dishes of a category that somebody has arranged, in their order. */
export function menuOrderQuery(category: Category) {
  return queryOptions({
    queryKey: ['menu-order', category],
    queryFn: async ({ signal }): Promise<SavedOrder> => {
      const { onHeaders, version } = catchVersion();
      const order = await callApi(getMenuOrder, { params: { category }, signal, onHeaders });
      return { ...order, version: version() };
    },
    // A press starts this call, so it is made even offline, and its failure is shown.
    networkMode: 'always',
    // Someone else may have just arranged them.
    staleTime: 0,
  });
}

/** Reads the menu and the order of a category again, past every cache. */
export async function readOrderAgain(client: QueryClient, category: Category) {
  const [menu, order] = await Promise.all([
    client.fetchQuery({ ...freshMenuQuery, networkMode: 'always', staleTime: 0, retry: false }),
    client.fetchQuery({ ...menuOrderQuery(category), retry: false }),
  ]);
  return { menu, order };
}

type NewOrder = {
  category: Category;
  ids: readonly string[];
  version: string | undefined;
  /** The import that the order is part of. */
  importId?: string;
};

/** Saves the order of a category if its version is still current; the menu follows wherever it is shown. */
export async function sendMenuOrder(
  client: QueryClient,
  { category, ids, version: base, importId }: NewOrder,
): Promise<SavedOrder> {
  const { onHeaders, version } = catchVersion();
  const request = {
    params: { category },
    query: importId === undefined ? {} : { importId },
    body: { ids: [...ids] },
    headers: ifMatch(base),
    onHeaders,
  };
  const saved = { ...(await callApi(saveMenuOrder, request)), version: version() };
  const { queryKey } = menuOrderQuery(category);
  // An order that was asked for before this one was saved must not replace it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, saved);
  void refetchMenu(client);
  return saved;
}
