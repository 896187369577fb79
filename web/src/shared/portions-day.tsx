import { useQuery } from '@tanstack/react-query';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { orderingQuery } from '../api/ordering.ts';
import { serverTimeOf } from '../lib/server-clock.ts';
import { comingDay, wallClock } from '../model/restaurant-time.ts';
import * as words from './words.en.ts';

function portionsDayIn({ portionsDay, timeZone }: Ordering): string | undefined {
  if (portionsDay === undefined) return undefined;
  const nowMs = Date.parse(wallClock(serverTimeOf(Date.now()), timeZone).date);
  return comingDay(portionsDay, { nowMs, zone: 'UTC' });
}

/** Returns the day that portions are left for, such as `tomorrow` or `Friday`; undefined for today. */
export function usePortionsDay(): string | undefined {
  return useQuery({ ...orderingQuery, select: portionsDayIn }).data;
}

/**
 * Says that something is sold out, and for which day if that follows from its portions.
 *
 * @param key as in GET /ordering: `dish`, `dish.size` or `group.choice`.
 */
export function useSoldOutWords(key: string): string {
  const { data: day } = useQuery({
    ...orderingQuery,
    select: (ordering) => (ordering.outToday?.includes(key) ? portionsDayIn(ordering) : undefined),
  });
  return day === undefined ? words.soldOutToday : words.soldOutFor(day);
}

export function SoldOutWords({ of }: { of: string }) {
  return <span>{useSoldOutWords(of)}</span>;
}
