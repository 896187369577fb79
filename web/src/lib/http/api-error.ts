import { statusOfErrorCode, type ErrorBody, type ErrorCode } from '@thymely/contract/ground/errors';
import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { ChunkUnavailable } from '../chunks/load-chunk.ts';
import { heldBack } from '../chunks/words.en.ts';
import * as words from './words.en.ts';

/** `NETWORK`: no response. `UNREADABLE`: a response that is not ours, such as a proxy's HTML. */
export type FailureCode = ErrorCode | 'NETWORK' | 'UNREADABLE';

type Failure = {
  /** HTTP status; 0 without a response, 503 or more for one that is not the API's own. */
  status: number;
  code: FailureCode;
  /** A sentence for the user. */
  message: string;
  fields?: Record<string, string> | undefined;
  /** The seconds from the Retry-After header. */
  retryAfterSeconds?: number | undefined;
  current?: unknown;
  entityTag?: string | undefined;
  cause?: unknown;
} & OrderRefusal;

/** A call to the API that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode;
  /** The errors of single fields, by name; empty when the server named none. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;
  /** The current state of the conflicting object, as the API returns it. */
  readonly current: unknown;
  /** The ETag of `current`. */
  readonly entityTag: string | undefined;
  readonly ordering: OrderRefusal;

  constructor(failure: Failure) {
    const { status, code, message, fields, retryAfterSeconds, current, entityTag, cause } = failure;
    const { problems, checkout, mayVerify, order } = failure;
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
      ...(mayVerify && { mayVerify }),
      ...(order && { order }),
    };
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/**
 * Whether the API gave no answer of its own: none came in time, it failed, or something on the way
 * answered instead. The call may have been carried out, or may still be.
 */
export function isUnanswered(error: unknown): boolean {
  if (isApiError(error)) return error.status === 0 || error.status >= 500;
  return error instanceof DOMException;
}

/** Returns a message for the user, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  if (!(error instanceof ChunkUnavailable)) return words.unknownFault;
  return error.isOffline ? words.unreachable : heldBack;
}

type Answer = {
  status: number;
  text: string;
  /** Returns the value of a header of the response, by its name. */
  header: (name: string) => string | null;
};

/** Returns the error for a missing response. */
export function unreachable(cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'NETWORK',
    message: words.unreachable,
    cause,
  });
}

const notUnderstood = {
  code: 'UNREADABLE',
  message: words.unreadable,
} as const;

/**
 * Returns the error for a response that is not ours, such as the page of a network that asks people
 * to sign in. Whatever its status says, the API has not answered.
 */
export function unreadable(cause?: unknown): ApiError {
  return new ApiError({ ...notUnderstood, status: statusOfErrorCode.UNAVAILABLE, cause });
}

/**
 * Returns the error of an unsuccessful response. A refusal counts only in the API's own form. Any
 * other one comes from something between us and the API, and is an outage like a 503.
 */
export function refusalIn({ status, text, header }: Answer): ApiError {
  const seconds = Number(header('retry-after') ?? NaN);
  const isJson = /^application\/json\b/.test(header('content-type') ?? '');
  const body = isJson ? errorBodyIn(text, status) : undefined;
  const isForeignRefusal = !body && status >= 400 && status < 500;
  return new ApiError({
    ...notUnderstood,
    ...body,
    status: isForeignRefusal ? statusOfErrorCode.UNAVAILABLE : status,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    entityTag: header('etag') ?? undefined,
  });
}

/**
 * Returns the error body, if the API has sent it. A 401 or 403 ends sessions, so its code has to be
 * one that belongs to it; others may have codes that a later release of the API has added.
 */
function errorBodyIn(text: string, status: number): (ErrorBody & OrderRefusal) | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody & OrderRefusal> | null;
    if (!body?.code || !body.message) return undefined;
    const isKnown = statusOfErrorCode[body.code] === status;
    const endsSessions = status === 401 || status === 403;
    return isKnown || !endsSessions
      ? { ...body, code: body.code, message: body.message }
      : undefined;
  } catch {
    return undefined;
  }
}
