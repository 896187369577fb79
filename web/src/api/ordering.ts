import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerRules } from '@thymely/contract/ordering/answer-time';
import { getOrdering, type Ordering } from '@thymely/contract/ordering/endpoints';
import { soldOutKeys } from '@thymely/contract/options/sold-out-keys';
import { weekInWords } from '@thymely/contract/ordering/week-in-words';
import { callApi } from '../lib/http/call-api.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { showHours } from '../model/shown-hours.ts';
import { publicKeys } from './query-client.ts';

/** The maximum interval between requests: the kitchen may pause ordering at any time. */
const atLeastEveryMs = 5 * 60_000;
/** How long a cache may keep the server's answer. */
const keptMs = 15_000;

/** Returns when the shown hours may become wrong: at the next opening or closing, or sooner. */
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
  // The API keeps its answer for ten seconds, and it changes once a minute at most.
  staleTime: 60_000,
  refetchInterval: ({ state }) => nextChangeMs(state.data, Date.now()),
});

export function useOrdering() {
  return useQuery(orderingQuery);
}

function answerRulesOf({
  timeZone,
  week,
  exceptions,
  answerMinutes,
  pauseEndsAt,
}: Ordering): AnswerRules {
  return { timeZone, week, exceptions, answerMinutes, pauseEndsAt };
}

/**
 * Returns what decides how long an order may wait for an answer; undefined until it is known. It stays the same
 * object while none of it changes: each dish that is sold out changes the rest of the ordering.
 */
export function useAnswerRules(): AnswerRules | undefined {
  return useQuery({ ...orderingQuery, select: answerRulesOf }).data;
}

/** A dish must show as sold out within ten seconds, of which the API may take half. */
const soldOutEveryMs = 5000;

const soldOutOf = ({ soldOut }: Ordering) => soldOut;

/** Returns the `_id`s of the dishes that cannot be had today, whether or not on other days. */
export function outTodayOf(ordering: Ordering | undefined): readonly string[] {
  const { soldOut = [], outToday = [] } = ordering ?? {};
  return [...soldOut, ...outToday];
}

/**
 * Returns the `_id`s of the dishes that are sold out now; undefined until they are known. They are
 * polled while the page is in sight, so a screen calls this once, not every dish.
 */
export function useSoldOutDishes(): readonly string[] | undefined {
  const { data } = useQuery({
    ...orderingQuery,
    staleTime: soldOutEveryMs,
    refetchInterval: ({ state }) => (state.status === 'error' ? keptMs : soldOutEveryMs),
    select: soldOutOf,
  });
  // A part that is hydrated later than others has to start without the data, as it was rendered.
  return useHydrated() ? data : undefined;
}

/**
 * The portions that are left today where few are, by `dish` or `dish.size`; 0 means that there are
 * none today, but may be on other days.
 */
export type LeftToday = ReadonlyMap<string, number>;

export function leftTodayOf({ left = {}, outToday = [], ...ordering }: Ordering): LeftToday {
  const soldOut = [...ordering.soldOut, ...(ordering.soldOutSizes ?? [])];
  const otherDays = outToday.filter((key) => !soldOut.includes(key));
  return new Map([...Object.entries(left), ...otherDays.map((key) => [key, 0] as const)]);
}

const noLimits: LeftToday = new Map();

/** Returns the portions that are left today. Only for use beside `useSoldOutDishes`, which polls for both. */
export function useLeftToday(): LeftToday {
  const { data = noLimits } = useQuery({ ...orderingQuery, select: leftTodayOf });
  return useHydrated() ? data : noLimits;
}

const noChoices: ReadonlySet<string> = new Set();

/**
 * Returns the choices and sizes that are sold out now (`soldOutKeyOf`); none until they are known. Only for
 * use beside `useSoldOutDishes`, which polls for both.
 */
export function useSoldOutChoices(): ReadonlySet<string> {
  const { data = noChoices } = useQuery({ ...orderingQuery, select: soldOutKeys });
  return useHydrated() ? data : noChoices;
}
