import type { Ordering } from '@thymely/contract/hours/endpoints';
import { useEffect, useState } from 'react';
import { useOrdering } from '../../api/ordering.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';

const everyMs = 15_000;
/** An order is shown without the hours once they have taken this long. */
const patienceMs = 1500;

export type RestaurantNow = {
  nowMs: number;
  /** The restaurant's time zone; the reader's own when it could not be loaded. */
  zone: Zone;
  /** Hours and lead time, where they could be loaded. */
  ordering: Ordering | undefined;
};

/**
 * The restaurant's time and hours; undefined while they are loaded, so that no time changes later, but
 * not for long: what a diner has ordered matters more.
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
