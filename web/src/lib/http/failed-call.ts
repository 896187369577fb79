import type { ErrorBody } from '@thymely/contract/errors';
import { ApiError } from './api-error.ts';

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
