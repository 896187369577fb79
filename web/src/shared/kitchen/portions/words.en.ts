import { plural } from '@thymely/contract/ground/words';

export const portions = 'Portions';
/** What a press on it is for. */
export const limitPortions = 'Limit how many can be ordered';
export const portionsOf = (item: string) => `Portions of ${item}`;
export const left = (count: number) => plural(count, { one: '1 left', other: `${count} left` });
export const leftOf = (count: number, item: string) =>
  plural(count, { one: `1 left of ${item}`, other: `${count} left of ${item}` });
export const noneLeft = 'None left';
export const noneLeftOf = (item: string) => `None left of ${item}`;

export const explanation =
  'How many more can be ordered today. Each order counts down, and other days have no limit.';
/** With a day, such as 'Tuesday, March 3'. */
export const explanationOfDay = (day: string) =>
  `How many more can be ordered for ${day}. Each order counts down, and other days have no limit.`;
/** Where numbers of portions left stand. */
export const portionsAreFor = (day: string) => `The portions left are for ${day}.`;
export const allSizes = 'All sizes together';
export const noLimit = 'No limit';
export const endLimitOf = (item: string) => `No limit: ${item}`;
export const set = 'Set';
export const setItem = (item: string) => `Set: ${item}`;
export const notANumber = (most: number) => `Type a whole number from 0 to ${most}.`;

export const isLimited = (count: number, item: string) =>
  plural(count, { one: `${item}: 1 left.`, other: `${item}: ${count} left.` });
export const isUnlimited = (item: string) => `${item}: no limit.`;
/** Above the dishes and sizes with a limit. */
export const limited = 'Limited portions';
