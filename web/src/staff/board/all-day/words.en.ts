import { plural } from '@thymely/contract/ground/words';

export const title = 'All day';
export const nothing = 'Nothing to cook';
export const all = (dishes: number) => `All ${dishes}`;
export const allToCook = (dishes: number) =>
  plural(dishes, { one: 'All 1 dish to cook', other: `All ${dishes} dishes to cook` });
export const explanation =
  'What is to be cooked now for the orders in New, To do and Cooking, with their sizes and options. Orders for later today are counted apart, other days not at all.';
export const laterToday = (dishes: number) =>
  plural(dishes, { one: '1 more later today', other: `${dishes} more later today` });
