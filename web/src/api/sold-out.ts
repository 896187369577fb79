import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  listSoldOut,
  markAvailable,
  markSoldOut,
  type SoldOutDish,
  type SoldOutUntil,
} from '@thymely/contract/kitchen/endpoints';
import { callApi } from '../lib/call-api.ts';
import { serverTimeOf } from '../lib/server-clock.ts';
import { orderingQuery } from './ordering.ts';

/** Another screen may say what is out, too. */
const listEveryMs = 10_000;

const soldOutKey = ['kitchen-sold-out'] as const;

/** For the kitchen: what is sold out, until when; the newest first. */
export const soldOutQuery = queryOptions({
  queryKey: soldOutKey,
  queryFn: ({ signal }) => callApi(listSoldOut, { signal }),
  staleTime: 0,
  refetchInterval: listEveryMs,
});

type Marking = { dish: { _id: string; name: string }; until: SoldOutUntil };

/** Takes a dish off sale, on every screen and page. */
export function useMarkSoldOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ dish, until }: Marking) =>
      callApi(markSoldOut, { params: { dish: dish._id }, body: { until } }),
    onSuccess: ({ dish: id, until }, { dish: { name } }) => {
      const at = new Date(serverTimeOf(Date.now())).toISOString();
      return show(client, id, { dish: id, name, until, at });
    },
  });
}

/** Puts a dish on sale again. */
export function useMarkAvailable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dish: string) => callApi(markAvailable, { params: { dish } }),
    onSuccess: (_, dish) => show(client, dish, undefined),
  });
}

/** What is known at once; an older answer on its way does not take it back. */
async function show(client: QueryClient, id: string, entry: SoldOutDish | undefined) {
  const keys = [soldOutKey, orderingQuery.queryKey];
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  client.setQueryData<SoldOutDish[]>(soldOutKey, (dishes) => {
    const others = dishes?.filter(({ dish }) => dish !== id);
    return others && (entry ? [entry, ...others] : others);
  });
  client.setQueryData(orderingQuery.queryKey, (ordering) => {
    if (!ordering) return undefined;
    const others = ordering.soldOut.filter((dish) => dish !== id);
    return { ...ordering, soldOut: entry ? [...others, id] : others };
  });
}
