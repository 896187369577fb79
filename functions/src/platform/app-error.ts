import { statusOfErrorCode, type ErrorBody, type ErrorCode } from '@thymely/contract/ground/errors';
import * as words from './words.en.ts';

type AppErrorDetails = {
  /** Messages about individual fields, by name. */
  fields?: Record<string, string>;
  /** Response headers: Allow, Retry-After, … */
  headers?: Record<string, string>;
  /** The current state of what the refused write was about. */
  current?: unknown;
  /** Additional fields of the body, which the endpoint's notes name. */
  more?: object;
  /** The cause, for the log only, never for the response. */
  cause?: unknown;
};

/** The only error that becomes a response. People who use the app read its message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  readonly current: unknown;
  private readonly more: object;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.current = details.current;
    this.more = details.more ?? {};
    this.headers = { ...defaultHeadersOf[code], ...details.headers };
  }

  get status(): number {
    return statusOfErrorCode[this.code];
  }

  get body(): ErrorBody {
    const { code, message, fields, current } = this;
    return {
      code,
      message,
      ...(fields !== undefined && { fields }),
      ...(current !== undefined && { current }),
      ...this.more,
    };
  }
}

const defaultHeadersOf: Partial<Record<ErrorCode, Record<string, string>>> = {
  UNAUTHENTICATED: { 'WWW-Authenticate': 'Bearer' },
  UNAVAILABLE: { 'Retry-After': '5' },
};

/** The error when a service cannot be reached. The same call works once the service is back. */
export function unavailable(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', words.unavailable, { cause });
}

/** The error for a call that is not from our own app, which says nothing about the caller. */
export function appCheckFailed(cause?: unknown): AppError {
  return new AppError('APP_CHECK_FAILED', words.appCheckFailed, { cause });
}

/** The error about a field that its schema accepts but that is wrong nevertheless. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('INVALID_REQUEST', message, { fields: { [field]: message } });
}

export function unauthenticated(cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', words.logInAgain, { cause });
}

export function isUnauthenticated(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/** Whether the error says that the caller may not make the call. */
export function isRefusedCaller(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof AppError && error.code === 'FORBIDDEN');
}

/** Returns the header with the time after which to try again. */
export function retryAfter(waitMs: number): Record<string, string> {
  return { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
}
