/** Every error the API answers with, and its HTTP status. */
export const statusOfErrorCode = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The call does not prove that it comes from our own app. This says nothing about the person. */
  APP_CHECK_FAILED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfErrorCode;

/**
 * The body of every error that the API sends; an endpoint's notes name additional fields. Errors
 * from the CDN or the platform in front of the function may look different.
 */
export type ErrorBody = {
  code: ErrorCode;
  /** A sentence for a person. */
  message: string;
  /** Messages about single fields of the body, by field name. */
  fields?: Record<string, string>;
  /** The current state of what a CONFLICT is about, in the form that its GET returns. */
  current?: unknown;
};
