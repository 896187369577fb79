import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../api/menu.ts';
import { messageOf } from '../../lib/http/api-error.ts';

export type ShownDish =
  | { status: 'found'; dish: MenuItem; menu: MenuItem[] }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => void };

/** A dish of the live menu. Only the live menu knows that a dish is gone: the built one may be older. */
export function useDish(id: string): ShownDish {
  const { data: menu, isError, error, isFetching, isStale, refetch } = useQuery(menuQuery);
  const dish = menu?.find(({ _id }) => _id === id);
  if (menu && dish) return { status: 'found', dish, menu };
  if (isError) {
    const retry = () => void refetch();
    return { status: 'failed', message: messageOf(error), isRetrying: isFetching, retry };
  }
  return { status: menu && !isFetching && !isStale ? 'gone' : 'loading' };
}
