export const standouts = 'Standout dishes';
export const previousDishes = 'Previous dishes';
export const nextDishes = 'Next dishes';
/** What screen readers call it instead of a region. */
export const carousel = 'carousel';
export const slideOf = (place: number, count: number) => `${place} of ${count}`;
export const slidesOf = (first: number, last: number, count: number) =>
  `${first}–${last} of ${count}`;
