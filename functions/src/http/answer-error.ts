import type { ErrorRequestHandler, Request, Response } from 'express';
import { AppError, unavailable } from '../platform/app-error.ts';
import { neverCached } from './reply.ts';
import { sendJson } from './send-content.ts';
import { errorEvent } from '../platform/error-event.ts';
import { describeError, factsOf, visitOf, type Log, type LogEntry } from '../platform/log.ts';
import { running } from '../platform/running.ts';
import { isIndexMissing, isOutage } from '../platform/error-codes.ts';
import * as words from '../platform/words.en.ts';

/** The only place where errors become answers. */
export function answerError(log: Log): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return async (error: unknown, request, response, next) => {
    const appError = toAppError(error);
    response.locals['error'] = appError.code;
    if (appError.status >= 500) log.write(errorEntry(appError, request, response));
    if (response.headersSent) {
      next(error);
      return;
    }
    response.status(appError.status).set({ ...neverCached, ...appError.headers });
    await sendJson(response, appError.body);
  };
}

/** Returns the entry of an error of ours, which Cloud Error Reporting groups by its cause's stack. */
function errorEntry(error: AppError, { headers }: Request, response: Response): LogEntry {
  const route = String(response.locals['route'] ?? '');
  const { code, status } = error;
  const cause = describeError(error.cause ?? error);
  const [message = code, ...frames] = stackOf(cause).split('\n');
  const event = errorEvent({
    service: 'api',
    version: running.build,
    message,
    stack: frames.join('\n'),
    place: { filePath: route, functionName: code },
  });
  const facts = factsOf(response);
  const visit = facts && visitOf(headers);
  return { ...event, code, status, route, ...running, ...facts, visit, cause };
}

function stackOf(cause: Record<string, unknown> | undefined): string {
  const { stack, message } = cause ?? {};
  return [stack, message].find((text) => typeof text === 'string') ?? '';
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error) || isIndexMissing(error)) return unavailable(error);
  return new AppError('INTERNAL', words.internal, { cause: error });
}
