import { plural } from '@thymely/contract/ground/words';

export const onlyLeftToday = (portions: number) =>
  plural(portions, { one: 'Only 1 left today.', other: `Only ${portions} left today.` });
/** With another day than today: `tomorrow`, `Friday` or `Dec 3`. */
export const onlyLeftFor = (portions: number, day: string) =>
  plural(portions, { one: `Only 1 left for ${day}.`, other: `Only ${portions} left for ${day}.` });
export const outToday = 'Sold out today. You can order it for another day.';
export const outFor = (day: string) => `Sold out for ${day}. You can order it for another day.`;
export const take = (portions: number) => `Take ${portions}`;
/** With the dish and its choices. */
export const takeOf = (portions: number, dish: string) => `Take ${portions}: ${dish}`;
