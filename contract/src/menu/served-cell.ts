import type { ServingTime } from '../categories/served.schema.ts';
import { categoryLimits } from '../categories/limits.ts';
import { formatDate } from '../ground/in-words.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { dayMs } from '../ground/time.ts';
import { weekdays, type Weekday } from '../ground/weekdays.ts';

const separator = '|';

/** One more than there may be, so that a cell with too many is refused without being read on. */
const mostRead = categoryLimits.servingTimes + 1;

const inEnglish: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/**
 * Returns serving times as a cell, with the days in the site's language: `Mon-Fri
 * 11:30-14:30|Sat,Sun 12:00-15:00`.
 */
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
    if (isServed && isRunning) runs.at(-1)?.push(writeDay(day));
    else if (isServed) runs.push([writeDay(day)]);
    isRunning = isServed;
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0] ?? ''}-${run.at(-1) ?? ''}` : run.join(',')))
    .join(',');
}

const inCell: Partial<Record<Weekday, string>> = {};

function writeDay(day: Weekday): string {
  return (inCell[day] ??= cellOfDay(day));
}

/** Returns the short name in the site's language, or the English one if that would not be read back. */
function cellOfDay(day: Weekday): string {
  const name = nameOf(day, 'short').replace(/\.$/, '');
  const read = readDays(name);
  return read?.length === 1 && read[0] === day ? name : inEnglish[day];
}

/** The serving times that a cell names, null for an empty cell, or the text that is none. */
export type ServedInCell = { served: ServingTime[] | null } | { notServingTime: string };

export function readServedCell(cell: string): ServedInCell {
  const text = cell.trim();
  if (text === '') return { served: null };
  const served: ServingTime[] = [];
  for (const piece of text.split(separator, mostRead)) {
    const time = readServingTime(piece.trim());
    if (time === undefined) return { notServingTime: piece.trim() };
    served.push(time);
  }
  return { served };
}

const servingTimePattern = /^(.*\S)\s+(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/s;

function readServingTime(text: string): ServingTime | undefined {
  const [, named = '', ...clock] = servingTimePattern.exec(text) ?? [];
  const days = readDays(named);
  if (days === undefined) return undefined;
  const [fromHour, fromMinute, toHour, toMinute] = clock as [string, string, string, string];
  return { days, from: wallTime(fromHour, fromMinute), to: wallTime(toHour, toMinute) };
}

/** Returns `HH:MM`. The end of a day is the beginning of the next one. */
function wallTime(hour: string, minute: string): string {
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '24:00' ? '00:00' : time;
}

/** One more than a week has, so that a text with too many is refused without being read on. */
const mostDays = weekdays.length + 1;

/** Returns the days of `Mon-Fri,Sun` in the order of the week; undefined if one is none. */
function readDays(text: string): Weekday[] | undefined {
  const named = new Set<Weekday>();
  const runs = text.split(',', mostDays);
  if (runs.length === mostDays) return undefined;
  for (const run of runs) {
    const [first, last = first, ...others] = run.split(/[-–]/, 3).map((name) => readDay(name));
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
  return weekdays.find((day) => {
    const names = (['short', 'long'] as const).flatMap((length) => [
      nameOf(day, length, 'en'),
      nameOf(day, length),
    ]);
    return names.some((each) => foldText(each.replace(/\.$/, '')) === text) || day === text;
  });
}

function nameOf(day: Weekday, weekday: 'short' | 'long', locale?: string): string {
  return formatDate((4 + weekdays.indexOf(day)) * dayMs, 'UTC', { weekday }, locale);
}
