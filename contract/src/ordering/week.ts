import type { Weekday } from '../ground/weekdays.ts';

/** Local times. A close at or before the open is on the next day: 00:00–00:00 is a whole day. */
export type Period = { open: string; close: string };

/** The periods of each day. A day without any is closed. */
export type WeekHours = Record<Weekday, Period[]>;

/** The periods of dates that differ from their weekday. Without any, the date is closed. */
export type Exceptions = Record<string, { periods: Period[]; label: string }>;
