import { queryOptions, useQuery } from '@tanstack/react-query';
import { getOrdering } from '@thymely/contract/ordering/endpoints';
import { callApi } from '../lib/call-api.ts';
import { showHours } from '../lib/shown-hours.ts';
import { weekInWords } from '../lib/week-in-words.ts';
import { publicKeys } from './query-client.ts';

/** Whether orders are taken now, when, and in which time zone: the same for everyone. */
export const orderingQuery = queryOptions({
  queryKey: [publicKeys.ordering],
  queryFn: async ({ signal }) => {
    const ordering = await callApi(getOrdering, { signal });
    showHours(weekInWords(ordering.week));
    return ordering;
  },
  // The API keeps its answer for ten seconds; nothing about it changes faster than by the minute.
  staleTime: 60_000,
});

export function useOrdering() {
  return useQuery(orderingQuery);
}
