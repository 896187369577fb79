import { listed } from '@thymely/contract/ground/in-words';
import { optionLimits } from '@thymely/contract/ground/option-limits';
import { AppError } from '../platform/app-error.ts';
import * as words from './words.en.ts';

export function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', words.noSuchGroup);
}

export function noSuchChoice(): AppError {
  return new AppError('NOT_FOUND', words.noSuchChoice);
}

export function tooManyGroups(): AppError {
  return new AppError('CONFLICT', words.tooManyGroups(optionLimits.optionGroups));
}

/** The number of dishes that the refusal names before it says that there are more. */
export const dishesNamed = 10;

/** @param dishes the names of dishes with these options, up to one more than are named. */
export function groupInUse(dishes: readonly string[]): AppError {
  const shown = dishes.slice(0, dishesNamed).map(words.quoted);
  const names = dishes.length > shown.length ? [...shown, words.otherDishes] : shown;
  return new AppError('CONFLICT', words.stillUsed(listed(names), names.length));
}
