/** Every error the API answers with, and its HTTP status. */
export const statusOfErrorCode = {
  INVALID_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The call does not prove that it comes from our own app. Says nothing about the person. */
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
 * Body of every error of ours; an endpoint's notes name further fields of its own. Whatever stands
 * before the function may answer differently.
 */
export type ErrorBody = {
  code: ErrorCode;
  /** A sentence for a person. */
  message: string;
  /** What is wrong with single fields of the body, by field name. */
  fields?: Record<string, string>;
  /** What a CONFLICT is about, as it is now: in the form in which its GET answers it. */
  current?: unknown;
};
