import { queryOptions } from '@tanstack/react-query';
import { listOptionGroups } from '@thymely/contract/options/endpoints';
import { callApi } from '../lib/call-api.ts';
import { publicKeys } from './query-client.ts';

/** All groups of options; a dish names those that it has. */
export const optionGroupsQuery = queryOptions({
  queryKey: [publicKeys.optionGroups],
  queryFn: ({ signal }) => callApi(listOptionGroups, { signal }),
});
