import type { ServingTime } from '../categories/endpoints.ts';
import { categoryLimits } from '../categories/limits.ts';
import { formatDate } from '../ground/in-words.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { dayMs } from '../ground/time.ts';
import { weekdays, type Weekday } from '../ground/weekdays.ts';

const separator = '|';

/** One more than there may be, so that a cell with too many is refused without being read on. */
const mostRead = categoryLimits.servingTimes + 1;

const inCell: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/** Returns serving times as a cell: `Mon-Fri 11:30-14:30|Sat,Sun 12:00-15:00`. */
export function writeServedCell(served: readonly ServingTime[] | null | undefined): string {
  const cells = (served ?? []).map(({ days, from, to }) => `${writeDays(days)} ${from}-${to}`);
  return cells.join(separator);
}

/** Returns three and more days in a row as `Mon-Fri`. */
function writeDays(days: readonly Weekday[]): string {
  const runs: string[][] = [];
  let isRunning = false;
  for (const day of weekdays) {
    const isServed = days.includes(day);
    if (isServed && isRunning) runs.at(-1)?.push(inCell[day]);
    else if (isServed) runs.push([inCell[day]]);
    isRunning = isServed;
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0] ?? ''}-${run.at(-1) ?? ''}` : run.join(',')))
    .join(',');
}

/** The serving times that a cell names, null for an empty cell, or the text that is none. */
export type ServedInCell = { served: ServingTime[] | null } | { part: string };

export function readServedCell(cell: string): ServedInCell {
  const text = cell.trim();
  if (text === '') return { served: null };
  const served: ServingTime[] = [];
  for (const part of text.split(separator, mostRead)) {
    const time = readServingTime(part.trim());
    if (time === undefined) return { part: part.trim() };
    served.push(time);
  }
  return { served };
}

const servingTimePattern = /^(.*\S)\s+(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/s;

function readServingTime(text: string): ServingTime | undefined {
  const [, named = '', ...parts] = servingTimePattern.exec(text) ?? [];
  const days = readDays(named);
  if (days === undefined) return undefined;
  const [fromHour, fromMinute, toHour, toMinute] = parts as [string, string, string, string];
  return { days, from: wallTime(fromHour, fromMinute), to: wallTime(toHour, toMinute) };
}

/** Returns `HH:MM`. The end of a day is the beginning of the next one. */
function wallTime(hour: string, minute: string): string {
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '24:00' ? '00:00' : time;
}

/** Returns the days of `Mon-Fri,Sun` in the order of the week; undefined if one is none. */
function readDays(text: string): Weekday[] | undefined {
  const named = new Set<Weekday>();
  for (const part of text.split(',')) {
    const [first, last = first, ...others] = part.split(/[-–]/).map((name) => readDay(name));
    if (first === undefined || last === undefined || others.length > 0) return undefined;
    // A run may go past the end of the week: `Sat-Mon`.
    const length = (weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7;
    for (let n = 0; n <= length; n++)
      named.add(weekdays[(weekdays.indexOf(first) + n) % 7] ?? first);
  }
  return weekdays.filter((day) => named.has(day));
}

/** Reads a day by its English name or that of the site's language, short or long. */
function readDay(name: string): Weekday | undefined {
  const text = foldText(name.trim().replace(/\.$/, ''));
  return weekdays.find((day, n) => {
    const at = (4 + n) * dayMs;
    const names = (['short', 'long'] as const).flatMap((weekday) => [
      formatDate(at, 'UTC', { weekday }, 'en'),
      formatDate(at, 'UTC', { weekday }),
    ]);
    return names.some((each) => foldText(each.replace(/\.$/, '')) === text) || day === text;
  });
}
