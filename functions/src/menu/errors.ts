import { AppError } from '../platform/app-error.ts';
import * as words from './words.en.ts';
import * as importWords from './import/words.en.ts';

export function noSuchDish(): AppError {
  return new AppError('NOT_FOUND', words.noSuchDish);
}

export function noSuchSize(): AppError {
  return new AppError('NOT_FOUND', words.noSuchSize);
}

export function keyUsedForAnotherDish(): AppError {
  return new AppError('CONFLICT', words.keyUsed);
}

export function noSuchImport(): AppError {
  return new AppError('NOT_FOUND', importWords.noSuchImport);
}

export function importTakenBack(): AppError {
  return new AppError('CONFLICT', importWords.beingTakenBack);
}

export function importOfSomebodyElse(): AppError {
  return new AppError('CONFLICT', importWords.ofSomebodyElse);
}
