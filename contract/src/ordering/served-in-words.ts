import type { ServingTime } from '../categories/served.schema.ts';
import type { Weekday } from '../ground/weekdays.ts';
import { clockTimeInWords, shownWeekdays, weekdayName } from './week-in-words.ts';
import * as words from './served-words.en.ts';

/** Returns `Mon–Fri 11:30 AM–2:30 PM, Sat 6 PM–1 AM`. */
export function servedInWords(served: readonly ServingTime[]): string {
  return served.map(servingTimeInWords).join(', ');
}

function servingTimeInWords({ days, from, to }: ServingTime): string {
  if (from === to) return words.allDay(daysInWords(days));
  return words.serving(daysInWords(days), clockTimeInWords(from), clockTimeInWords(to));
}

/** Returns `daily`, or three and more days in a row as `Mon–Fri`. */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === shownWeekdays.length) return words.daily;
  const runs: Weekday[][] = [];
  let isRunning = false;
  for (const day of shownWeekdays) {
    const isServed = days.includes(day);
    if (isServed && isRunning) runs.at(-1)?.push(day);
    else if (isServed) runs.push([day]);
    isRunning = isServed;
  }
  const named = runs.map((run) => run.map((day) => weekdayName(day, 'short')));
  return named
    .map((run) => (run.length > 2 ? words.run(run[0] ?? '', run.at(-1) ?? '') : run.join(', ')))
    .join(', ');
}
