import { queryOptions } from '@tanstack/react-query';
import { getFigures, getToday, type FigureSums } from '@thymely/contract/figures/endpoints';
import { addDays } from '@thymely/contract/ordering/opening-hours';
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
    queryFn: ({ signal }) => callApi(getFigures, { query: range ?? { dishDays }, signal }),
    staleTime: 60_000,
    refetchInterval: againEveryMs,
  });
}

/** Today beside the same day of the week before, and the room of the next two hours. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => callApi(getToday, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
});

/** How many days a dish may go unsold, today included. */
const unsoldDays = 28;
const soldKey = 'sold-before';

/**
 * The dishes that were sold in the four weeks that end with a business day, without that day; null if
 * nobody ordered in the week before these, because then it is too early to say what does not sell.
 * These days are over, so this browser asks once a business day.
 */
export function soldBeforeQuery(today: string) {
  return queryOptions({
    queryKey: [soldKey, today],
    queryFn: async ({ signal }): Promise<readonly string[] | null> => {
      const kept = readKept(today);
      if (kept !== undefined) return kept;
      const from = addDays(today, 1 - unsoldDays);
      const read = async (query: DayRange) => (await callApi(getFigures, { query, signal })).sum;
      const earlier = await read({ from: addDays(from, -7), to: addDays(from, -1) });
      const sold =
        earlier.placed === 0 ? null : await read({ from, to: addDays(today, -1) }).then(soldIn);
      keep(today, sold);
      return sold;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

function soldIn({ dishes }: Pick<FigureSums, 'dishes'>): string[] {
  return Object.entries(dishes).flatMap(([id, { n }]) => (n > 0 ? [id] : []));
}

function readKept(today: string): readonly string[] | null | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(soldKey) ?? '{}') as Record<string, unknown>;
    if (kept['today'] !== today) return undefined;
    return Array.isArray(kept['sold']) ? (kept['sold'] as string[]) : null;
  } catch {
    return undefined;
  }
}

function keep(today: string, sold: readonly string[] | null): void {
  try {
    localStorage.setItem(soldKey, JSON.stringify({ today, sold }));
  } catch {
    // Without storage, each visit asks.
  }
}
