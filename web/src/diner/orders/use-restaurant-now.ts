import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { useEffect, useState } from 'react';
import { useOrdering } from '../../api/ordering.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';

const everyMs = 15_000;
/** How long an order waits for the hours before it is shown without them. */
const patienceMs = 1500;

export type RestaurantNow = {
  nowMs: number;
  /** The restaurant's time zone; the reader's own when it could not be loaded. */
  zone: Zone;
  /** The hours and the lead time, if they could be loaded. */
  ordering: Ordering | undefined;
};

/**
 * Returns the restaurant's time and hours; undefined while they load, so that no shown time changes
 * later. This wait is short, because a diner's order matters more.
 */
export function useRestaurantNow(): RestaurantNow | undefined {
  const { data: ordering, isPending, fetchStatus } = useOrdering();
  const nowMs = useNow(everyMs);
  const isLate = useIsLate();
  if (isPending && fetchStatus === 'fetching' && !isLate) return undefined;
  return { nowMs, zone: ordering?.timeZone, ordering };
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
