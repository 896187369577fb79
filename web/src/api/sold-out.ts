import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  listSoldOut,
  markAvailable,
  markChoiceAvailable,
  markChoiceSoldOut,
  markSizeAvailable,
  markSizeSoldOut,
  markSoldOut,
  type SoldOutChoice,
  type SoldOutDish,
  type SoldOutSize,
  type SoldOutUntil,
} from '@thymely/contract/kitchen/endpoints';
import { callApi } from '../lib/http/call-api.ts';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { serverTimeOf } from '../lib/server-clock.ts';
import { orderingQuery } from './ordering.ts';

/** The interval of refetching: another screen may mark something as sold out, too. */
const listEveryMs = 10_000;

const soldOutKey = ['kitchen-sold-out'] as const;

/** Something that can be sold out: a dish, a size of it, or a choice of a group of options. */
export type Sellable =
  | Pick<SoldOutDish, 'dish' | 'name'>
  | Pick<SoldOutSize, 'dish' | 'size' | 'dishName' | 'name'>
  | Pick<SoldOutChoice, 'group' | 'choice' | 'groupName' | 'name'>;

export type SoldOutEntry = SoldOutDish | SoldOutSize | SoldOutChoice;

/** Returns the key of an item: the `_id` of a dish, or one that no other item has. */
export function sellableKey(item: Sellable): string {
  if ('size' in item) return `${sizeGroupId}.${keyInOrdering(item)}`;
  return keyInOrdering(item);
}

/** Returns what GET /ordering calls an item: `dish`, `dish.size` or `group.choice`. */
function keyInOrdering(item: Sellable): string {
  if ('size' in item) return `${item.dish}.${item.size}`;
  return 'dish' in item ? item.dish : `${item.group}.${item.choice}`;
}

/** The items that are sold out and until when, newest first, for the kitchen. */
export const soldOutQuery = queryOptions({
  queryKey: soldOutKey,
  queryFn: ({ signal }): Promise<SoldOutEntry[]> =>
    callApi(listSoldOut, { query: { choices: 'true', sizes: 'true' }, signal }),
  staleTime: 0,
  refetchInterval: listEveryMs,
});

type Marking = { item: Sellable; until: SoldOutUntil };

/** Takes an item off sale, on every screen and page. */
export function useMarkSoldOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, until }: Marking): Promise<{ until: string | null }> => {
      const body = { until };
      if ('size' in item) {
        const { dish, size } = item;
        return callApi(markSizeSoldOut, { params: { dish, size }, body });
      }
      if ('dish' in item) return callApi(markSoldOut, { params: { dish: item.dish }, body });
      const { group, choice } = item;
      return callApi(markChoiceSoldOut, { params: { group, choice }, body });
    },
    onSuccess: ({ until }, { item }) => {
      const at = new Date(serverTimeOf(Date.now())).toISOString();
      return show(client, item, { ...item, until, at });
    },
  });
}

/** Puts an item on sale again. */
export function useMarkAvailable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: Sellable) => {
      if ('size' in item) {
        const { dish, size } = item;
        return callApi(markSizeAvailable, { params: { dish, size } });
      }
      if ('dish' in item) return callApi(markAvailable, { params: { dish: item.dish } });
      const { group, choice } = item;
      return callApi(markChoiceAvailable, { params: { group, choice } });
    },
    onSuccess: (_, item) => show(client, item, undefined),
  });
}

/** Shows a known result at once; an older answer still in flight must not revert it. */
async function show(client: QueryClient, item: Sellable, entry: SoldOutEntry | undefined) {
  const keys = [soldOutKey, orderingQuery.queryKey];
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  const key = sellableKey(item);
  client.setQueryData<SoldOutEntry[]>(soldOutKey, (entries) => {
    const others = entries?.filter((each) => sellableKey(each) !== key);
    return others && (entry ? [entry, ...others] : others);
  });
  client.setQueryData(orderingQuery.queryKey, (ordering) => {
    if (!ordering) return undefined;
    const field = fieldOf(item);
    const own = keyInOrdering(item);
    const others = (ordering[field] ?? []).filter((each) => each !== own);
    return { ...ordering, [field]: entry ? [...others, own] : others };
  });
}

/** The field of GET /ordering that lists such items. */
function fieldOf(item: Sellable): 'soldOut' | 'soldOutSizes' | 'soldOutChoices' {
  if ('size' in item) return 'soldOutSizes';
  return 'dish' in item ? 'soldOut' : 'soldOutChoices';
}
