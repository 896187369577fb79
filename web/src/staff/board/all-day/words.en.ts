import { plural } from '@thymely/contract/ground/words';

export const title = 'All day';
export const nothing = 'Nothing to cook';
export const all = (dishes: number) => `All ${dishes}`;
export const allToCook = (dishes: number) =>
  plural(dishes, { one: 'All 1 dish to cook', other: `All ${dishes} dishes to cook` });
export const explanation = 'What is still to be cooked for all orders that are not ready.';
