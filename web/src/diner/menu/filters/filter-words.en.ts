import { plural } from '@thymely/contract/ground/words';

export const withoutAllergen = (allergen: string) => `Without ${allergen}`;
export const showCount = (count: number) =>
  plural(count, { one: 'Show 1 dish', other: `Show ${count} dishes` });

export const quoted = (filter: string) => `“${filter}”`;
export const and = (filters: string, filter: string) => `${filters} and ${filter}`;
export const unknownFilter = (filter: string) =>
  `There is no filter ${filter}, so it hides no dish.`;
export const unknownFilters = (filters: string) =>
  `There are no filters ${filters}, so they hide no dish.`;
