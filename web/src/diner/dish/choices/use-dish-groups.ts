import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { groupsOf } from '@thymely/contract/options/choices';
import { builtDishQuery } from '../../../api/menu/menu.ts';
import { missingGroup, newerGroupsQuery, optionGroupsQuery } from '../../../api/menu/options.ts';

/**
 * Returns the groups of options of a dish, and requests them only if it names any; first as its
 * page was built with them. `groups` is undefined while one of them is unknown.
 */
export function useDishGroups(dish: MenuItem) {
  const hasOptions = (dish.optionGroups ?? []).length > 0;
  const listed = useQuery({ ...optionGroupsQuery, enabled: hasOptions });
  const { data: built } = useQuery(builtDishQuery(dish._id));
  const missing = hasOptions && listed.data ? missingGroup(dish, listed.data) : undefined;
  const isOutdated = missing !== undefined;
  const newer = useQuery({ ...newerGroupsQuery(missing ?? ''), enabled: isOutdated });
  const known = listed.data ?? built?.groups;
  // A group that is missing in the newer list, too, does not exist.
  const isKnown = known !== undefined && (!isOutdated || (newer.isSuccess && !newer.isFetching));
  const asked = isOutdated ? newer : listed;
  const groups = isKnown ? groupsOf(dish, known) : undefined;
  return {
    groups: hasOptions ? groups : groupsOf(dish, []),
    isFailed: asked.isError && groups === undefined,
    isRetrying: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}
