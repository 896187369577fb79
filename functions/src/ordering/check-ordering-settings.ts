import { weekdays } from '@thymely/contract/ground/weekdays';
import type { NewOrderingSettings, Period } from '@thymely/contract/ordering/endpoints';
import { weekdayName } from '@thymely/contract/ordering/week-in-words';
import { AppError } from '../platform/app-error.ts';
import { isTimeZone } from './time-zones.ts';
import * as words from './words.en.ts';
import * as commonWords from '../platform/words.en.ts';

const dayMinutes = 24 * 60;

/**
 * Checks what the schema of the settings cannot.
 *
 * @throws AppError INVALID_REQUEST that names the invalid fields.
 */
export function requireSoundOrderingSettings({
  timeZone,
  week,
  exceptions,
}: NewOrderingSettings): void {
  const fields: Record<string, string> = {};
  if (!isTimeZone(timeZone)) fields['timeZone'] = words.unknownTimeZone;
  const weekDay = weekdays.find((day, index) => {
    const nextDay = weekdays[(index + 1) % weekdays.length];
    return doOverlap(week[day], nextDay && week[nextDay]);
  });
  if (weekDay !== undefined) fields['week'] = words.hoursOverlap(weekdayName(weekDay, 'long'));
  const date = Object.keys(exceptions).find((day) => doOverlap(exceptions[day]?.periods ?? []));
  if (date !== undefined) fields['exceptions'] = words.hoursOverlap(date);
  const [message, ...more] = Object.values(fields);
  if (message === undefined) return;
  const summary = more.length === 0 ? message : commonWords.checkFields;
  throw new AppError('INVALID_REQUEST', summary, { fields });
}

/** Whether periods of a day overlap each other or those of the next day. They may touch. */
function doOverlap(periods: readonly Period[], ofNextDay: readonly Period[] = []): boolean {
  const own = periods.map((period) => spanOf(period));
  const next = ofNextDay.map((period) => spanOf(period, dayMinutes));
  return own.some((span, index) =>
    [...own.slice(index + 1), ...next].some(
      (other) => span.start < other.end && other.start < span.end,
    ),
  );
}

function spanOf({ open, close }: Period, offset = 0): { start: number; end: number } {
  const nextDay = close <= open ? dayMinutes : 0;
  return { start: offset + minutesOf(open), end: offset + minutesOf(close) + nextDay };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
