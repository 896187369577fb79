import { AppError } from '../http/app-error.ts';

export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'This user no longer exists.');
}
