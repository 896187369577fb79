import { plural } from '@thymely/contract/ground/words';

export const title = 'All day';
export const nothing = 'Nothing to cook';
export const all = (dishes: number) => `All ${dishes}`;
/** Follows how many there are in all. */
export const dishesToCook = (count: number) =>
  plural(count, { one: ' dish to cook', other: ' dishes to cook' });
export const explanation = 'What is still to be cooked for all orders that are not ready.';
