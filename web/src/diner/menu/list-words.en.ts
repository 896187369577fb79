import { plural } from '@thymely/contract/ground/words';

/** In the empty search field. */
export const searchDishes = (count: number) =>
  plural(count, { one: 'Search 1 dish', other: `Search ${count} dishes` });
/** A category that the page before began. */
export const continued = (category: string) => `${category}, continued`;

export const noDishes = 'No dishes';
export const dishCount = (count: number) =>
  plural(count, { one: '1 dish', other: `${count} dishes` });
export const dishOf = (place: number, count: number) => `Dish ${place} of ${count}`;
export const dishesOf = (first: number, last: number, count: number) =>
  `Dishes ${first}–${last} of ${count}`;
/** The dishes are in words: `8 dishes`, `Dishes 9–16 of 17`. */
export const dishesFor = (dishes: string, search: string) => `${dishes} for “${search}”`;
