import { queryOptions } from '@tanstack/react-query';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { fetchBuilt } from './menu/built-file.ts';
import { publicKeys } from './query-client.ts';

/** The dishes of the clock and their picture, as the build wrote them to `/clock.json`. */
export type ClockDishes = {
  /** The path of the picture with the twelve dishes side by side. */
  rim: string;
  /** The dishes from one o'clock to twelve; null for an empty plate. */
  dishes: (MenuItem | null)[];
};

export const clockQuery = queryOptions({
  queryKey: [publicKeys.clock],
  queryFn: ({ signal }) => fetchBuilt<ClockDishes>('/clock.json', signal),
  staleTime: Infinity,
});
