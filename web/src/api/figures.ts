import { queryOptions } from '@tanstack/react-query';
import { getFigures } from '@thymely/contract/figures/endpoints';
import { callApi } from '../lib/http/call-api.ts';

/** Business days, both included, as `YYYY-MM-DD`. */
export type DayRange = { from: string; to: string };

/** A reading costs a read a day, so open pages ask rarely. */
const againEveryMs = 5 * 60_000;

/** The dishes of today and of this week are shown, so the last days come with theirs. */
const dishDays = '7';

/**
 * The figures of a range; without one, those of the last 28 days, which say what day it is and have
 * the dishes of each of the last seven.
 */
export function figuresQuery(range?: DayRange) {
  return queryOptions({
    queryKey: ['figures', range ?? 'last'],
    queryFn: ({ signal }) =>
      callApi(getFigures, { query: range ? { ...range, dishDays: '0' } : { dishDays }, signal }),
    staleTime: 60_000,
    refetchInterval: againEveryMs,
  });
}
