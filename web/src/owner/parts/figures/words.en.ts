import { plural } from '@thymely/contract/ground/words';

export const today = 'Today';
export const lastDays = (count: number) =>
  plural(count, { one: 'The last day', other: `The last ${count} days` });
export const chosenDays = 'Chosen days';
export const range = (first: string, last: string) => `${first} – ${last}`;
export const points = (points: number) =>
  plural(points, { one: '1 point', other: `${points} points` });
export const lastWeekdays = {
  mon: 'last Monday',
  tue: 'last Tuesday',
  wed: 'last Wednesday',
  thu: 'last Thursday',
  fri: 'last Friday',
  sat: 'last Saturday',
  sun: 'last Sunday',
};
/** What a figure was on the same weekday: `39 last Sunday`. */
export const onDay = (value: string, day: string) => `${value} ${day}`;
/** The same up to the beginning of the running hour: `39 last Sunday until 4 PM`. */
export const onDayUntil = (value: string, day: string, time: string) =>
  `${value} ${day} until ${time}`;
/** What a figure was on as many days before. */
export const before = (value: string) => `${value} before`;
export const times = (count: string) => `${count} ×`;
export const dishGone = 'A dish that is no longer on the menu';
