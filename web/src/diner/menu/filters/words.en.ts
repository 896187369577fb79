import { richText } from '@thymely/contract/ground/words';

export const offline = "The filters open as soon as you're back online.";
export const filtersInUse = 'Filters in use';
export const removeFilter = <Value>(filter: Value) => richText`Remove filter: ${filter}`;

export const diet = 'Diet';
export const dietHint = 'Only dishes that suit all of these.';
export const without = 'Without';
export const withoutHint = 'Only dishes declared free of these.';
export const clearAll = 'Clear all';
export const showDishes = 'Show dishes';
export const noDishesLeft = 'No dishes left';
