import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { listOptionGroups, type OptionGroup } from '@thymely/contract/options/endpoints';
import { callApi } from '../../lib/http/call-api.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { publicKeys } from '../query-client.ts';

/** Asked for upon a press: even offline it is tried, and its failure shown. */
const triedAlways = { networkMode: 'always' } as const;

/** All groups of options; a dish names those that it has. */
export const optionGroupsQuery = queryOptions({
  queryKey: [publicKeys.optionGroups],
  queryFn: ({ signal }) => callApi(listOptionGroups, { query: {}, signal }),
  ...triedAlways,
});

/** The first group that a dish names and a list does not have. */
export function missingGroup(
  { optionGroups = [] }: Pick<MenuItem, 'optionGroups'>,
  groups: readonly OptionGroup[],
): string | undefined {
  return optionGroups.find((id) => !groups.some(({ _id }) => _id === id));
}

/**
 * The groups again, past the caches: the list is older than a dish that names a group it lacks. Fills
 * the entry of `optionGroupsQuery`.
 */
export function newerGroupsQuery(missing: string) {
  return queryOptions({
    queryKey: [publicKeys.optionGroups, 'with', missing],
    queryFn: async ({ signal, client }) => {
      const groups = await callApi(listOptionGroups, { query: { naming: missing }, signal }).catch(
        (error: unknown) => {
          // No dish names it any more: the dish is older than the list.
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

/** The groups, with all that a dish names and that exist. Tried once. */
export async function fetchGroupsOf(dish: MenuItem, client: QueryClient): Promise<OptionGroup[]> {
  const once = { retry: false };
  const groups = await client.fetchQuery({ ...optionGroupsQuery, ...once });
  const missing = missingGroup(dish, groups);
  if (missing === undefined) return groups;
  return client.fetchQuery({ ...newerGroupsQuery(missing), ...once });
}
