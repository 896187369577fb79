import { categoriesHeader } from '@thymely/contract/categories/endpoints';
import { listMenu, type MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { presentCategories } from '../../lib/categories.ts';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';

type MenuRequest = { query: { versions?: '1' }; asSignedIn?: boolean; signal?: AbortSignal };

/**
 * Loads the menu. If it has other categories than the page, they are loaded too before the menu is
 * shown, so that both change at once; without an answer the page keeps those that it has.
 */
export async function fetchMenu({ asSignedIn = false, ...rest }: MenuRequest): Promise<MenuItem[]> {
  let tag: string | null = null;
  const onHeaders = (headers: Headers) => {
    tag = headers.get(categoriesHeader);
  };
  const menu = await callApi(listMenu, { ...rest, asSignedIn, onHeaders });
  if (tag && tag !== presentCategories().tag) {
    const wanted = { tag, asSignedIn, signal: rest.signal };
    await loadOptional(() => import('./follow-categories.ts'))
      .then(({ followCategories }) => followCategories(wanted))
      .catch(() => undefined);
  }
  return menu;
}
