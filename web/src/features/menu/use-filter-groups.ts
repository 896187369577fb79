import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { optionGroupsQuery } from '../../api/options.ts';

const none: OptionGroup[] = [];

/**
 * The groups of options that filters judge dishes by, asked for once a filter is in use and a dish has
 * options. Undefined while the first try is under way; none where it failed, so that dishes with
 * options count as undeclared until a later try succeeds.
 */
export function useFilterGroups(
  menu: MenuItem[] | undefined,
  isFiltering: boolean,
): OptionGroup[] | undefined {
  const isNeeded = isFiltering && menu?.some(({ optionGroups }) => optionGroups?.length) === true;
  const { data, isLoading, failureCount } = useQuery({ ...optionGroupsQuery, enabled: isNeeded });
  if (!isNeeded) return none;
  return data ?? (isLoading && failureCount === 0 ? undefined : none);
}
