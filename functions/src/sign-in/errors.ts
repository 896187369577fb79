import { AppError } from '../platform/app-error.ts';
import * as words from './words.en.ts';

export function onlyAdmins(): AppError {
  return new AppError('FORBIDDEN', words.onlyAdmins);
}

export function onlyKitchen(): AppError {
  return new AppError('FORBIDDEN', words.onlyKitchen);
}
