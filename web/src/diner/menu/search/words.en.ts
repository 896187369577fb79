import { richText } from '@thymely/contract/ground/words';

export const didYouMean = <Value>(typed: Value, meant: Value) =>
  richText`Nothing matches “${typed}”. Did you mean ${meant}?`;
/** What an ampersand is read as: 'Mac & Cheese' is found by 'mac and cheese'. */
export const and = 'and';
export const noMatches = 'No dish matches all of that.';

/** What leads to more dishes: without one of the conditions, or another category. */
export const removeFilter = (name: string) => `Remove ${name}`;
export const removeSearch = (search: string) => `Remove “${search}”`;
export const removeWithout = (allergen: string) => `Remove Without ${allergen}`;
export const allOfCategory = (category: string) => `All ${category}`;
