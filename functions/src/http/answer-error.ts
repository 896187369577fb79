import type { ErrorRequestHandler } from 'express';
import { AppError, unavailable } from './app-error.ts';
import { neverCached } from './cache-headers.ts';
import { describeError, type Log } from './log.ts';
import { codeOf, isIndexMissing, isOutage } from '../error-codes.ts';

/** The one place where errors become answers. */
export function answerError(log: Log): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (error: unknown, _request, response, next) => {
    const appError = toAppError(error);
    if (appError.status >= 500) {
      log.error(appError.code, {
        route: String(response.locals['route'] ?? ''),
        cause: describeError(appError.cause),
      });
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(appError.status)
      .set({ ...neverCached, ...appError.headers })
      .json(appError.body);
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error) || isIndexMissing(error)) return unavailable(error);
  if (isUndecodablePath(error)) return new AppError('INVALID_REQUEST', "This address isn't valid.");
  return new AppError('INTERNAL', 'Something went wrong on our end. Please try again.', {
    cause: error,
  });
}

/** Express's error for `%` in a path that is not followed by two hexadecimal digits. */
function isUndecodablePath(error: unknown): boolean {
  return error instanceof URIError || (codeOf(error) === undefined && statusOf(error) === 400);
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}
