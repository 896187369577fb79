import { useQuery } from '@tanstack/react-query';
import { menuQuery, standoutDishesQuery } from '../../api/menu.ts';
import { withLiveMenu } from './with-live-menu.ts';

/** The carousel's dishes: the built menu first, then with what the live menu says of them. */
export function useStandoutDishes() {
  const { data: built, isPending } = useQuery(standoutDishesQuery);
  const { data: live } = useQuery(menuQuery);
  return { dishes: withLiveMenu(built ?? [], live), isPending };
}
