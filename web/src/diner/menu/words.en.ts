import { richText } from '@thymely/contract/ground/words';

export const headingOfMenu = <Value>(menu: Value) => richText`Our ${menu}`;
export const headingOfCategory = <Value>(category: Value) => richText`Our ${category}`;
/** The last word of the heading of all dishes. */
export const menu = 'menu';
export const loading = 'Loading the menu';

export const categories = 'Categories';
export const allCategories = 'All';
export const sortBy = 'Sort by';
export const search = 'Search the menu';

export const dishes = 'Dishes';
export const emptyMenu = "There's nothing on our menu right now. Please come back soon.";
export const emptyCategory = "There's nothing in this category today.";
export const seeFullMenu = 'See the full menu';
export const outOfDate = 'This menu may be out of date, and prices may have changed.';
export const retry = 'Retry';
