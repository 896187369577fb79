import type { ErrorCode, ErrorBody } from '@thymely/contract/errors';

/** `NETWORK`: no response. `UNREADABLE`: a response that is not ours, such as a proxy's HTML. */
export type FailureCode = ErrorCode | 'NETWORK' | 'UNREADABLE';

type Failure = {
  /** HTTP status; 0 without a response. */
  status: number;
  code: FailureCode;
  /** A sentence for the user. */
  message: string;
  fields?: Record<string, string> | undefined;
  /** From Retry-After. */
  retryAfterSeconds?: number | undefined;
  current?: unknown;
  entityTag?: string | undefined;
  cause?: unknown;
} & OrderingDetails;

/** What the API says about a refused order besides words. */
type OrderingDetails = Partial<Pick<ErrorBody, 'problems' | 'checkout' | 'order'>>;

/** A call to the API that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  /** Errors of single fields, by name; empty when the server named none. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  /** The current state of the conflicting object, as the API returns it. */
  readonly current: unknown;
  /** The version of `current`. */
  readonly entityTag: string | undefined;
  readonly ordering: OrderingDetails;

  constructor(failure: Failure) {
    const { status, code, message, fields, retryAfterSeconds, current, entityTag, cause } = failure;
    const { problems, checkout, order } = failure;
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
    this.entityTag = entityTag;
    this.ordering = {
      ...(problems && { problems }),
      ...(checkout && { checkout }),
      ...(order && { order }),
    };
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Whether the call may have been carried out anyway: only its response is missing. */
export function mayBeDone(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

/** A message for the user, whatever was thrown. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong. Please try again.';
}

type Answer = {
  status: number;
  text: string;
  /** The Retry-After header. */
  retryAfter: string | null;
  /** The ETag header. */
  entityTag?: string | null;
};

/** No response. */
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

/** A response that is not ours, such as a proxy's HTML. */
export function unreadable(status: number, cause?: unknown): ApiError {
  return new ApiError({ ...notUnderstood, status, cause });
}

/** The error of an unsuccessful response, with our message when it has none of its own. */
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

/** The error body, if it is one of ours. */
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
