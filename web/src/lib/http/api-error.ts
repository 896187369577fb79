import type { ErrorCode } from '@thymely/contract/errors';

/** `NETWORK`: no answer came. `UNREADABLE`: an answer that is not ours, such as a proxy's HTML. */
export type FailureCode = ErrorCode | 'NETWORK' | 'UNREADABLE';

type Failure = {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: FailureCode;
  /** A sentence for a person. */
  message: string;
  fields?: Record<string, string> | undefined;
  /** From Retry-After. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/** A call to the API that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  /** What is wrong with single fields, by name; empty when the server named none. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, fields, retryAfterSeconds, cause }: Failure) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Words for a person, whatever was thrown. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong. Please try again.';
}
