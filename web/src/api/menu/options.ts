import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { listOptionGroups, type OptionGroup } from '@thymely/contract/options/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { publicKeys } from '../query-client.ts';

/** A press starts these calls, so they are made even offline, and their failure is shown. */
const triedAlways = { networkMode: 'always' } as const;

/** All groups of options; a dish names those that it has. */
export const optionGroupsQuery = queryOptions({
  queryKey: [publicKeys.optionGroups],
  queryFn: ({ signal }) => callApi(listOptionGroups, { query: {}, signal }),
  ...triedAlways,
});

/** Returns the first group that a dish names and a list lacks. */
export function missingGroup(
  { optionGroups = [] }: Pick<MenuItem, 'optionGroups'>,
  groups: readonly OptionGroup[],
): string | undefined {
  return optionGroups.find((id) => !groups.some(({ _id }) => _id === id));
}

/**
 * Fetches the groups past the caches, for a dish that names a group which the cached list lacks,
 * and fills the entry of `optionGroupsQuery`.
 */
export function newerGroupsQuery(missing: string) {
  return queryOptions({
    queryKey: [publicKeys.optionGroups, 'with', missing],
    queryFn: async ({ signal, client }) => {
      const groups = await callApi(listOptionGroups, { query: { naming: missing }, signal }).catch(
        (error: unknown) => {
          // No dish names the group anymore, so the cached dish is older than the list.
          if (isApiError(error, 400)) return callApi(listOptionGroups, { query: {}, signal });
          throw error;
        },
      );
      client.setQueryData(optionGroupsQuery.queryKey, groups);
      return groups;
    },
    ...triedAlways,
  });
}

/** Fetches the groups, including every existing one that the dish names. Does not retry. */
export async function fetchGroupsOf(dish: MenuItem, client: QueryClient): Promise<OptionGroup[]> {
  const once = { retry: false };
  const groups = await client.fetchQuery({ ...optionGroupsQuery, ...once });
  const missing = missingGroup(dish, groups);
  if (missing === undefined) return groups;
  return client.fetchQuery({ ...newerGroupsQuery(missing), ...once });
}
