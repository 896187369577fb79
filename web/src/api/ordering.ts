import { queryOptions, useQuery } from '@tanstack/react-query';
import { getOrdering, type Ordering } from '@thymely/contract/hours/endpoints';
import { weekInWords } from '@thymely/contract/hours/week-in-words';
import { callApi } from '../lib/http/call-api.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { showHours } from '../model/shown-hours.ts';
import { publicKeys } from './query-client.ts';

/** The kitchen may take a break at any time: it is asked this often. */
const atLeastEveryMs = 5 * 60_000;
/** The server's answer may be kept this long on the way. */
const keptMs = 15_000;

/** When what the site says about the hours may be wrong: at the next opening or closing, or sooner. */
function nextChangeMs(ordering: Ordering | undefined, nowMs: number): number {
  const changes = [ordering?.opensAt, ordering?.until]
    .map((at) => Date.parse(at ?? '') - nowMs + keptMs)
    .filter((ms) => ms > 0);
  return Math.max(keptMs, Math.min(atLeastEveryMs, ...changes));
}

/** Whether orders are taken now, until when, and in which time zone. */
export const orderingQuery = queryOptions({
  queryKey: [publicKeys.ordering],
  queryFn: async ({ signal }) => {
    const ordering = await callApi(getOrdering, { signal });
    showHours(weekInWords(ordering.week));
    return ordering;
  },
  // The API keeps its answer for ten seconds; nothing about it changes faster than by the minute.
  staleTime: 60_000,
  refetchInterval: ({ state }) => nextChangeMs(state.data, Date.now()),
});

export function useOrdering() {
  return useQuery(orderingQuery);
}

/** A dish that is sold out is to be seen as such within ten seconds, half of which the API may take. */
const soldOutEveryMs = 5000;

const soldOutOf = ({ soldOut }: Ordering) => soldOut;

/**
 * The `_id`s of the dishes that are sold out now; undefined until that is known. Asked for again and
 * again while the page is in sight: once a screen, not by every dish.
 */
export function useSoldOutDishes(): readonly string[] | undefined {
  const { data } = useQuery({
    ...orderingQuery,
    staleTime: soldOutEveryMs,
    refetchInterval: ({ state }) => (state.status === 'error' ? keptMs : soldOutEveryMs),
    select: soldOutOf,
  });
  // A part that is hydrated later than another one starts without, as it was rendered.
  return useHydrated() ? data : undefined;
}

const noChoices: ReadonlySet<string> = new Set();

const soldOutChoicesOf = ({ soldOutChoices }: Ordering): ReadonlySet<string> =>
  new Set(soldOutChoices);

/**
 * The choices that are sold out now, as `group.choice`; none until that is known. Beside
 * `useSoldOutDishes`, which asks for both again and again.
 */
export function useSoldOutChoices(): ReadonlySet<string> {
  const { data = noChoices } = useQuery({ ...orderingQuery, select: soldOutChoicesOf });
  return useHydrated() ? data : noChoices;
}
