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
  current?: unknown;
  entityTag?: string | undefined;
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
  /** What a conflict is about, as it is now, in the form in which the API answers it. */
  readonly current: unknown;
  /** The version of `current`. */
  readonly entityTag: string | undefined;

  constructor(failure: Failure) {
    const { status, code, message, fields, retryAfterSeconds, current, entityTag, cause } = failure;
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.entityTag = entityTag;
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Whether the call may have been done all the same: only its answer is missing. */
export function mayBeDone(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

/** Words for a person, whatever was thrown. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong. Please try again.';
}
