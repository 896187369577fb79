export const unknownCategory = (known: string) => `Category must be one of these: ${known}.`;
export const noSuchCategory = 'This category is no longer there.';
export const changedMeanwhile = 'Someone else has changed the categories in the meantime.';

/** The end of a list of dishes that names only some. */
export const otherDishes = 'other dishes';
export const stillUsed = (category: string, dishes: string) =>
  `“${category}” still has dishes: ${dishes}. Delete it with a category that they move to.`;
export const moveSomeFirst = (category: string, most: number) =>
  `“${category}” has more than ${most} dishes. Move some first.`;
