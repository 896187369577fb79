import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@thymely/contract/ground/in-words';
import { businessDayAt } from '@thymely/contract/ordering/business-day';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import { useOrdering } from '../../../api/ordering.ts';
import { portionsQuery } from '../../../api/portions.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from './words.en.ts';

/**
 * Returns the day that limits are about, such as `Tuesday, March 3`; undefined while it is today. Only for
 * use below something that polls `portionsQuery`.
 */
export function useOtherPortionsDay(): string | undefined {
  const { data: limits } = useQuery({
    ...portionsQuery,
    staleTime: Infinity,
    refetchInterval: false,
  });
  const { data: hours } = useOrdering();
  const nowMs = useNow(60_000);
  const day = limits?.day ?? undefined;
  if (day === undefined || !hours || day === businessDayAt(nowMs, { hours, toInstant })) {
    return undefined;
  }
  return formatDate(day, 'UTC', { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Says which day the portions left are for, if any are limited for another day than today. */
export function PortionsDayNote({ className }: { className?: string }) {
  const { data } = useQuery({ ...portionsQuery, staleTime: Infinity, refetchInterval: false });
  const day = useOtherPortionsDay();
  if (day === undefined || !data?.portions.length) return null;
  return <span className={className}>{words.portionsAreFor(day)}</span>;
}
