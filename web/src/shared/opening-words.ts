import { timeInWords } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { comingInWords, type Zone } from '../model/restaurant-time.ts';
import * as words from './opening-words.en.ts';

type Opening = Pick<
  Ordering,
  'state' | 'lastOrdersOver' | 'opensAt' | 'until' | 'timeZone' | 'closedNotice'
>;

/** Says in a few words whether the restaurant takes orders now; undefined without hours. */
export function openingWords(opening: Opening, nowMs: number): string | undefined {
  const { state, opensAt, timeZone: zone } = opening;
  const now = { nowMs, zone };
  switch (state) {
    case 'open':
      return openNow(opening, nowMs);
    case 'unattended':
      return words.openByPhone;
    case 'paused': {
      if (opensAt === null) return words.paused;
      const until = { today: words.pausedUntilTime, later: words.pausedUntilDay };
      return comingInWords(opensAt, now, until);
    }
    case 'closed': {
      if (opensAt === null) return words.closed;
      return comingInWords(opensAt, now, { today: words.opensAtTime, later: words.opensOnDay });
    }
    case 'off':
      return opening.closedNotice === undefined ? undefined : words.closedForNow;
  }
}

/** Says that it is too late for the last order, and when the next ones are taken. */
export function lastOrdersWords(
  nextAt: string | null | undefined,
  now: { nowMs: number; zone: Zone },
): string {
  if (nextAt === null || nextAt === undefined) return words.lastOrdersOver;
  const again = { today: words.ordersAgainAtTime, later: words.ordersAgainOnDay };
  return comingInWords(nextAt, now, again);
}

/** Names the closing time, unless it is a day or more away. */
function openNow({ lastOrdersOver, until, timeZone }: Opening, nowMs: number): string {
  if (lastOrdersOver) return lastOrdersWords(lastOrdersOver.nextAt, { nowMs, zone: timeZone });
  const closesSoon = until !== null && Date.parse(until) < nowMs + dayMs;
  if (!closesSoon) return words.open;
  const closes = timeInWords(until, timeZone);
  return closes === '12 AM' ? words.openUntilMidnight : words.openUntil(closes);
}
