import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { optionGroupsQuery } from '../../api/menu/options.ts';

const none: OptionGroup[] = [];

const longestWaitMs = 2000;

type Use = {
  /** Filters need the groups to judge dishes. */
  isFiltering: boolean;
  /** A search also finds options, once the groups are there. */
  isSearching?: boolean;
};

/**
 * Returns the groups of options; requests them once a search or a filter is in use and a dish has
 * options. For a filter, undefined for a moment during the first try; empty if that fails or is
 * slow, so that dishes with options count as undeclared until there is an answer.
 */
export function useOptionGroups(
  menu: MenuItem[] | undefined,
  { isFiltering, isSearching = false }: Use,
): OptionGroup[] | undefined {
  const isNeeded =
    (isFiltering || isSearching) && menu?.some(({ optionGroups }) => optionGroups?.length) === true;
  const { data, isLoading, failureCount } = useQuery({ ...optionGroupsQuery, enabled: isNeeded });
  const isAwaited = isNeeded && isFiltering && isLoading && failureCount === 0;
  const isLate = useIsLate(isAwaited);
  if (!isNeeded) return none;
  return data ?? (isAwaited && !isLate ? undefined : none);
}

function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, longestWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return isLate;
}
