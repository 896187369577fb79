import type { MenuCategory, RevisedCategories } from '@thymely/contract/categories/endpoints';
import { categoryLimits } from '@thymely/contract/categories/limits';
import { listed } from '@thymely/contract/ground/in-words';
import { AppError, invalidField } from '../../platform/app-error.ts';
import * as menuWords from '../words.en.ts';
import * as words from './words.en.ts';

export function categoriesChanged(current: RevisedCategories): AppError {
  return new AppError('CONFLICT', words.changedMeanwhile, { current });
}

export function noSuchCategory(): AppError {
  return new AppError('NOT_FOUND', words.noSuchCategory);
}

export function noSuchDestination(others: readonly MenuCategory[]): AppError {
  return invalidField('to', words.unknownCategory(others.map(({ id }) => id).join(', ')));
}

export function tooManyDishes({ name }: MenuCategory): AppError {
  return new AppError('CONFLICT', words.moveSomeFirst(name, categoryLimits.movedDishes));
}

/** The number of dishes that the refusal names before it says that there are more. */
export const dishesInMessage = 10;

/** @param dishes the names of dishes of the category, up to one more than are named. */
export function categoryInUse({ name }: MenuCategory, dishes: readonly string[]): AppError {
  const shown = dishes.slice(0, dishesInMessage).map(menuWords.quoted);
  const names = dishes.length > shown.length ? [...shown, words.otherDishes] : shown;
  return new AppError('CONFLICT', words.stillUsed(name, listed(names)));
}
