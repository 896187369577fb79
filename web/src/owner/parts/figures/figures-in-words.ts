import * as figureWords from '@thymely/contract/figures/words.en';
import { formatDate, inThousands, timeInWords } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import { weekdays, type Weekday } from '@thymely/contract/ground/weekdays';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import type { DayRange } from '../../../api/figures.ts';
import type { FigurePeriod } from './figure-period.ts';
import type { Pair } from './sales.ts';
import * as words from './words.en.ts';

/** What stands where something is not known. */
export const unknown = '–';

export function figurePeriodInWords(period: FigurePeriod): string {
  if (period.kind === 'today') return words.today;
  return period.kind === 'last' ? words.lastDays(period.days) : words.chosenDays;
}

/** Writes a day: `Sun, Nov 22`. */
export function figureDayInWords(day: string): string {
  return formatDate(day, 'UTC', { weekday: 'short', month: 'short', day: 'numeric' });
}

export function figureRangeInWords({ from, to }: DayRange): string {
  return from === to
    ? figureDayInWords(from)
    : words.range(figureDayInWords(from), figureDayInWords(to));
}

/** Writes an hour of the day as clocks do: `11 AM`, or `11:00`. */
export function hourInWords(hour: string): string {
  return timeInWords(Number(hour) * 60 * minuteMs, 'UTC');
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';
}

export function percentInWords(share: number): string {
  return figureWords.percent(Math.round(share * 100));
}

/** A change with its sign, and whether it is for the better. */
export type Change = { text: string; isUp: boolean };

/** Returns `+12%`; undefined if nothing has changed, or if there was nothing before. */
export function changeInPercent({ now, before }: Pair): Change | undefined {
  if (before === 0 || now === before) return undefined;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return signed(now - before, figureWords.percent(percent));
}

export function changeInOrders({ now, before }: Pair): Change | undefined {
  return signed(now - before, inThousands(Math.abs(now - before)));
}

export function changeInCents({ now, before }: Pair): Change | undefined {
  return signed(now - before, formatCents(Math.abs(now - before)));
}

export function changeInPoints({ now, before }: Pair): Change | undefined {
  const points = Math.round(now * 100) - Math.round(before * 100);
  return signed(points, words.points(Math.abs(points)));
}

function signed(change: number, text: string): Change | undefined {
  if (change === 0) return undefined;
  // A minus sign, which is as wide as a plus.
  return { text: `${change > 0 ? '+' : '−'}${text}`, isUp: change > 0 };
}
