import { AppError } from '../platform/app-error.ts';

export function noSuchDish(): AppError {
  return new AppError('NOT_FOUND', "This dish isn't on the menu.");
}

export function keyUsedForAnotherDish(): AppError {
  return new AppError('CONFLICT', 'This key has already been used for another dish.');
}
