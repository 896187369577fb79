import { optionLimits } from '@thymely/contract/ground/option-limits';
import { AppError } from '../platform/app-error.ts';

export function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', "These options don't exist.");
}

export function noSuchChoice(): AppError {
  return new AppError('NOT_FOUND', "This isn't an option of any dish.");
}

export function tooManyGroups(): AppError {
  return new AppError(
    'CONFLICT',
    `There can be up to ${optionLimits.optionGroups} groups of options. Delete one first.`,
  );
}

/** The number of dishes that the refusal names before it says that there are more. */
export const dishesNamed = 10;

/** @param dishes the names of dishes with these options, up to one more than are named. */
export function groupInUse(dishes: readonly string[]): AppError {
  const shown = dishes.slice(0, dishesNamed).map((name) => `“${name}”`);
  const names = dishes.length > shown.length ? [...shown, 'other dishes'] : shown;
  const list = new Intl.ListFormat('en').format(names);
  return new AppError('CONFLICT', `${list} still ${verbFor(names)} these options.`);
}

const verbFor = (names: readonly string[]) => (names.length === 1 ? 'has' : 'have');
