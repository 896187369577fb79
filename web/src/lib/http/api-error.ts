import type { ErrorCode, ErrorBody } from '@thymely/contract/errors';

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

type Answer = {
  status: number;
  text: string;
  /** The header Retry-After. */
  retryAfter: string | null;
  /** The header ETag. */
  entityTag?: string | null;
};

/** No answer came. */
export function unreachable(cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'NETWORK',
    message: "We couldn't reach the kitchen. Check your connection and try again.",
    cause,
  });
}

const notUnderstood = {
  code: 'UNREADABLE',
  message: "The kitchen sent back something we didn't understand. Please try again.",
} as const;

/** An answer that is not ours, such as a proxy's HTML. */
export function unreadable(status: number, cause?: unknown): ApiError {
  return new ApiError({ ...notUnderstood, status, cause });
}

/** What an answer that is not a success says, in our words when it has none of its own. */
export function refusalIn({ status, text, retryAfter, entityTag }: Answer): ApiError {
  const seconds = Number(retryAfter ?? NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  return new ApiError({
    ...notUnderstood,
    ...errorBodyIn(text),
    status,
    retryAfterSeconds,
    entityTag: entityTag ?? undefined,
  });
}

/** The error body, when it is one of ours: malformed JSON gets the framework's HTML instead. */
function errorBodyIn(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    return body?.code && body.message
      ? { ...body, code: body.code, message: body.message }
      : undefined;
  } catch {
    return undefined;
  }
}
