import { plural } from '@thymely/contract/ground/words';

export const tomorrow = 'tomorrow';
/** How long ahead something has to be ordered. */
export const minutesAhead = (count: number, number: string) =>
  plural(count, { one: '1 minute', other: `${number} minutes` });
export const hoursAhead = (count: number, number: string) =>
  plural(count, { one: '1 hour', other: `${number} hours` });
export const daysAhead = (count: number, number: string) =>
  plural(count, { one: '1 day', other: `${number} days` });
export const dayAtTime = (day: string, time: string) => `${day} at ${time}`;
/** These two begin a time that is over: `Today, 6:42 PM`. */
export const today = 'Today';
export const yesterday = 'Yesterday';
