import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  limitPortions,
  listPortions,
  unlimitPortions,
  type DishPortions,
  type SizePortions,
} from '@thymely/contract/kitchen/endpoints';
import { callApi } from '../lib/http/call-api.ts';
import { sellableKey } from './sold-out.ts';

/** The interval of refetching while something is limited: orders change what is left. */
const limitedEveryMs = 60_000;

type Limited = DishPortions | SizePortions;

/** A dish, or a size of it, whose portions can be limited. */
export type Limitable = Omit<DishPortions, 'left'> | Omit<SizePortions, 'left' | 'ownLeft'>;

/**
 * The business day that limits are about, and what is left of the dishes and sizes with a limit. While
 * there is none, only opening what shows them asks again.
 */
export const portionsQuery = queryOptions({
  queryKey: ['kitchen-portions'],
  queryFn: ({ signal }) => callApi(listPortions, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.portions.length ? limitedEveryMs : false),
});

/**
 * Returns how many portions of an item are left; undefined without a limit, and until that is known.
 * Only for use below something that polls `portionsQuery`: a list has many of these.
 */
export function usePortionsLeft(item: Limitable): number | undefined {
  const { data } = useQuery({
    ...portionsQuery,
    staleTime: Infinity,
    refetchInterval: false,
    select: ({ portions }) => limitOf(item, portions)?.left,
  });
  return data;
}

type Limiting = {
  item: Limitable;
  /** How many more can be ordered; undefined for no limit. */
  left: number | undefined;
};

/** Limits the portions of an item, which shows at once and is taken back if the server refuses it. */
export function useLimitPortions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ item, left }: Limiting): Promise<void> => {
      const params = { dish: item.dish };
      const size = 'size' in item ? { size: item.size } : {};
      if (left === undefined) await callApi(unlimitPortions, { params, query: size });
      else await callApi(limitPortions, { params, body: { left, ...size } });
    },
    onMutate: async ({ item, left }) => {
      await client.cancelQueries({ queryKey: portionsQuery.queryKey });
      const known = client.getQueryData(portionsQuery.queryKey)?.portions;
      // An item out of the list may have the number of an earlier limit.
      const own = left === undefined ? undefined : { ...item, left, ownLeft: undefined };
      show(client, item, own);
      return { before: limitOf(item, known) };
    },
    onError: (_, { item }, context) => {
      show(client, item, context?.before);
    },
    onSettled: () => {
      // What the server says is not waited for: the change is shown already.
      void client.invalidateQueries({ queryKey: portionsQuery.queryKey });
    },
  });
}

/** Returns the limit of an item, if it has one. */
export function limitOf(item: Limitable, portions: readonly Limited[] = []): Limited | undefined {
  const key = sellableKey(item);
  return portions.find((each) => sellableKey(each) === key);
}

function show(client: QueryClient, item: Limitable, limit: Limited | undefined): void {
  const key = sellableKey(item);
  client.setQueryData(portionsQuery.queryKey, (known) => {
    if (!known) return undefined;
    const { portions } = known;
    const own = limit === undefined ? [] : [limit];
    return {
      ...known,
      portions: limitOf(item, portions)
        ? portions.flatMap((each) => (sellableKey(each) === key ? own : each))
        : [...portions, ...own],
    };
  });
}
