import { statusOfErrorCode, type ErrorBody, type ErrorCode } from '@thymely/contract/ground/errors';

type AppErrorDetails = {
  /** What is wrong with individual fields, by name. */
  fields?: Record<string, string>;
  /** Response headers: Allow, Retry-After, … */
  headers?: Record<string, string>;
  /** What the refused write was about, as it is now. */
  current?: unknown;
  /** Further fields of the body, as the endpoint's notes name them. */
  more?: object;
  /** For the log only, never for the response. */
  cause?: unknown;
};

/** The one error that answers are made from. Its message is read by people using the app. */
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

/** A service that the API depends on cannot be reached: the same call works once it is back. */
export function unavailable(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', "We can't reach our kitchen right now. Please try again.", {
    cause,
  });
}

/** The call does not seem to come from our own app; says nothing about the caller. */
export function appCheckFailed(cause?: unknown): AppError {
  return new AppError(
    'APP_CHECK_FAILED',
    "We couldn't verify that this request came from our site. Please reload the page and try again.",
    { cause },
  );
}

/** One field that its schema took, and that is wrong all the same. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('INVALID_REQUEST', message, { fields: { [field]: message } });
}

export function unauthenticated(cause?: unknown): AppError {
  return new AppError('UNAUTHENTICATED', 'Please log in again.', { cause });
}

export function isUnauthenticated(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/** The header that says when to try again. */
export function retryAfter(waitMs: number): Record<string, string> {
  return { 'Retry-After': String(Math.ceil(waitMs / 1000)) };
}
