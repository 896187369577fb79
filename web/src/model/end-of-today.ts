import { endOfTodayMs } from '@thymely/contract/ordering/business-day';
import type { Hours } from '@thymely/contract/ordering/opening-hours';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';

/**
 * Returns until when what is set for 'today' lasts, as ISO 8601, as the server decides it; null if
 * there are no hours ahead, and undefined until the hours are known.
 */
export function endOfToday(hours: Hours | undefined, nowMs: number): string | null | undefined {
  if (hours === undefined) return undefined;
  const endMs = endOfTodayMs(nowMs, { hours, toInstant });
  return endMs === undefined ? null : new Date(endMs).toISOString();
}
