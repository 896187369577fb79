import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, standoutDishesQuery } from '../../api/menu.ts';

/** The carousel's dishes: the built menu first, then with what the live menu says of them. */
export function useStandoutDishes() {
  const { data: built, isPending } = useQuery(standoutDishesQuery);
  const { data: live } = useQuery(menuQuery);
  return { dishes: withLiveMenu(built ?? [], live), isPending };
}

/** Dishes as the live menu has them; those it no longer has are dropped. */
export function withLiveMenu(built: MenuItem[], live: MenuItem[] | undefined): MenuItem[] {
  if (!live) return built;
  const byId = new Map(live.map((dish) => [dish._id, dish]));
  return built.flatMap(({ _id }) => byId.get(_id) ?? []);
}
