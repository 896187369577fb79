import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { builtDishQuery, menuQuery } from '../../api/menu/menu.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

export type ShownDish =
  | { status: 'found'; dish: MenuItem; menu: readonly MenuItem[] }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => void };

/**
 * Returns a dish of the menu: first as the page was built with it, then as it is now. Only a menu
 * that was just loaded proves that a dish is gone.
 */
export function useDish(id: string): ShownDish {
  const { data: live, isError, error, fetchStatus, dataUpdatedAt, refetch } = useQuery(menuQuery);
  const { data: built } = useQuery(builtDishQuery(id));
  // Another part that was hydrated before may have requested the live menu already.
  const isLive = useHydrated() && dataUpdatedAt > 0;
  const menu = isLive ? live : (built?.dishes ?? live);
  const dish = menu?.find(({ _id }) => _id === id);
  if (menu && dish) return { status: 'found', dish, menu };
  if (isError) {
    const retry = () => void refetch();
    const isRetrying = fetchStatus === 'fetching';
    return { status: 'failed', message: messageOf(error), isRetrying, retry };
  }
  return { status: isLive && fetchStatus === 'idle' ? 'gone' : 'loading' };
}
