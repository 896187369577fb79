import { plural } from '@thymely/contract/ground/words';

export const onlyLeftToday = (portions: number) =>
  plural(portions, { one: 'Only 1 left today.', other: `Only ${portions} left today.` });
export const outToday = 'Sold out today. You can order it for another day.';
export const take = (portions: number) => `Take ${portions}`;
/** With the dish and its choices. */
export const takeOf = (portions: number, dish: string) => `Take ${portions}: ${dish}`;
