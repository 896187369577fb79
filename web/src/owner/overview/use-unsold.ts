import { useQuery } from '@tanstack/react-query';
import type { Today } from '@thymely/contract/figures/endpoints';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { presentCategories } from '../../lib/categories.ts';
import { soldBeforeQuery } from '../../api/figures.ts';

/** Returns the dishes that guests see and nobody bought in 28 days; undefined if it is unknown, or too early. */
export function useUnsold(
  shown: Today | undefined,
  menu: readonly MenuItem[] | undefined,
): readonly MenuItem[] | undefined {
  const day = shown?.today.day;
  const { data: sold } = useQuery({ ...soldBeforeQuery(day ?? ''), enabled: day !== undefined });
  if (!sold || !shown || !menu) return undefined;
  const ids = new Set([...sold, ...Object.keys(shown.today.dishes ?? {})]);
  return dishesOnMenu(menu, presentCategories().all).filter(({ _id }) => !ids.has(_id));
}
