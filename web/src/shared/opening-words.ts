import { dayMs } from '@thymely/contract/ground/time';
import type { Ordering } from '@thymely/contract/hours/endpoints';
import { comingTime, timeInWords } from '../model/restaurant-time.ts';

type Opening = Pick<Ordering, 'state' | 'opensAt' | 'until' | 'timeZone'>;

/** Says in a few words whether the restaurant takes orders now; undefined while ordering is off. */
export function openingWords(opening: Opening, nowMs: number): string | undefined {
  const { state, opensAt, timeZone: zone } = opening;
  const opens = opensAt === null ? undefined : comingTime(opensAt, { nowMs, zone });
  switch (state) {
    case 'open':
      return openNow(opening, nowMs);
    case 'unattended':
      return 'Open now, by phone only';
    case 'paused':
      return opens === undefined ? 'Taking a break' : `Taking a break until ${opens}`;
    case 'closed': {
      if (opens === undefined) return 'Closed';
      return /^\d/.test(opens) ? `Opens at ${opens}` : `Opens ${opens}`;
    }
    case 'off':
      return undefined;
  }
}

/** Names the closing time, unless it is a day or more away. */
function openNow({ until, timeZone }: Opening, nowMs: number): string {
  const closesSoon = until !== null && Date.parse(until) < nowMs + dayMs;
  if (!closesSoon) return 'Open now';
  const closes = timeInWords(until, timeZone);
  return `Open now, until ${closes === '12 AM' ? 'midnight' : closes}`;
}
