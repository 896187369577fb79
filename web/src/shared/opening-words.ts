import { timeInWords } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import type { Ordering } from '@thymely/contract/hours/endpoints';
import { comingTime, isClockTime, type Zone } from '../model/restaurant-time.ts';
import * as words from './opening-words.en.ts';

type Opening = Pick<
  Ordering,
  'state' | 'lastOrdersOver' | 'opensAt' | 'until' | 'timeZone' | 'closedNotice'
>;

/** Says in a few words whether the restaurant takes orders now; undefined without hours. */
export function openingWords(opening: Opening, nowMs: number): string | undefined {
  const { state, opensAt, timeZone: zone } = opening;
  const opens = opensAt === null ? undefined : comingTime(opensAt, { nowMs, zone });
  switch (state) {
    case 'open':
      return openNow(opening, nowMs);
    case 'unattended':
      return words.openByPhone;
    case 'paused': {
      if (opens === undefined) return words.paused;
      return isClockTime(opens) ? words.pausedUntilTime(opens) : words.pausedUntilDay(opens);
    }
    case 'closed': {
      if (opens === undefined) return words.closed;
      return isClockTime(opens) ? words.opensAtTime(opens) : words.opensOnDay(opens);
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
  const next = comingTime(nextAt, now);
  return isClockTime(next) ? words.ordersAgainAtTime(next) : words.ordersAgainOnDay(next);
}

/** Names the closing time, unless it is a day or more away. */
function openNow({ lastOrdersOver, until, timeZone }: Opening, nowMs: number): string {
  if (lastOrdersOver) return lastOrdersWords(lastOrdersOver.nextAt, { nowMs, zone: timeZone });
  const closesSoon = until !== null && Date.parse(until) < nowMs + dayMs;
  if (!closesSoon) return words.open;
  const closes = timeInWords(until, timeZone);
  return closes === '12 AM' ? words.openUntilMidnight : words.openUntil(closes);
}
