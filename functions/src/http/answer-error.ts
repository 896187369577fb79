import type { ErrorRequestHandler } from 'express';
import { AppError, unavailable } from '../platform/app-error.ts';
import { neverCached } from './reply.ts';
import { describeError, type Log } from '../platform/log.ts';
import { isIndexMissing, isOutage } from '../platform/error-codes.ts';
import * as words from '../platform/words.en.ts';

/** The only place where errors become answers. */
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
  return new AppError('INTERNAL', words.internal, { cause: error });
}
