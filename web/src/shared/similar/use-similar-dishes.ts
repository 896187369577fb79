import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../api/menu/menu.ts';
import { optionGroupsQuery } from '../../api/menu/options.ts';
import { outTodayOf, useOrdering } from '../../api/ordering.ts';
import { dishFilterFrom } from '../diets/dish-filter.ts';
import { useTabFilters } from '../diets/tab-filter.ts';
import { useNeverServed } from '../served/use-first-times.ts';
import { similarDishes, type UnavailableDish } from './similar-dishes.ts';

type Guest = {
  /** The IDs of dishes that need not be offered. */
  taken: readonly string[];
  /** What the guest has written about their allergies. */
  allergies: string;
};

/**
 * Returns dishes to have instead of another one; none until it is known what can be had. The filters
 * of this tab's last menu apply. No filter understands allergies in words: then nothing is offered.
 */
export function useSimilarDishes(
  missing: UnavailableDish | undefined,
  { taken, allergies }: Guest,
): MenuItem[] {
  const filter = dishFilterFrom(useTabFilters());
  const enabled = missing !== undefined;
  const { data: menu } = useQuery({ ...menuQuery, enabled });
  const { data: groups } = useQuery({ ...optionGroupsQuery, enabled });
  const { data: ordering } = useOrdering();
  const never = useNeverServed(missing && menu);
  if (!missing || !menu || !groups || !ordering || !never || allergies.trim() !== '') return [];
  const soldOut = [...outTodayOf(ordering), ...never];
  return similarDishes(missing, { menu, groups, soldOut, taken, filter });
}
