import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../api/menu/menu.ts';
import { optionGroupsQuery } from '../../api/menu/options.ts';
import { useOrdering } from '../../api/ordering.ts';
import { similarDishes, type UnavailableDish } from './similar-dishes.ts';

/** Returns dishes to have instead of another one; none until it is known what can be had. */
export function useSimilarDishes(
  missing: UnavailableDish | undefined,
  taken: readonly string[],
): MenuItem[] {
  const enabled = missing !== undefined;
  const { data: menu } = useQuery({ ...menuQuery, enabled });
  const { data: groups } = useQuery({ ...optionGroupsQuery, enabled });
  const { data: ordering } = useOrdering();
  if (!missing || !menu || !groups || !ordering) return [];
  return similarDishes(missing, { menu, groups, soldOut: ordering.soldOut, taken });
}
