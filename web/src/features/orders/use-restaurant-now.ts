import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { useOrdering } from '../../api/ordering.ts';
import type { Zone } from '../../lib/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';

const everyMs = 15_000;

export type RestaurantNow = {
  nowMs: number;
  /** The restaurant's time zone; the reader's own when it could not be loaded. */
  zone: Zone;
  /** Hours and lead time, where they could be loaded. */
  ordering: Ordering | undefined;
};

/** The restaurant's time and hours; undefined until they are loaded, so that no time changes later. */
export function useRestaurantNow(): RestaurantNow | undefined {
  const { data: ordering, isPending, fetchStatus } = useOrdering();
  const nowMs = useNow(everyMs);
  if (isPending && fetchStatus === 'fetching') return undefined;
  return { nowMs, zone: ordering?.timeZone, ordering };
}
