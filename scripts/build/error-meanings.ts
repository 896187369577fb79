import type { ErrorCode } from '@thymely/contract/errors';
import { limits } from '@thymely/contract/limits';

/** When the API answers each error, for the reference. */
export const meaningOf: Record<ErrorCode, string> = {
  INVALID_REQUEST: 'a field is missing, unknown or outside its limits; `fields` names it',
  UNAUTHENTICATED:
    'no token, or a token that is forged, expired, revoked or of the wrong kind; `WWW-Authenticate: Bearer`',
  FORBIDDEN: 'the caller is known but not allowed to do this',
  APP_CHECK_FAILED:
    'where App Check is enforced: no valid token in `X-Firebase-AppCheck`, on anything but a public read',
  NOT_FOUND: 'the resource or the path does not exist',
  METHOD_NOT_ALLOWED:
    "the path exists but doesn't support the method; `Allow` lists the ones it supports",
  CONFLICT: 'the request conflicts with the current state',
  TOO_LARGE: `the body is larger than ${limits.bodyBytes / 1024} KiB, or than its endpoint allows`,
  UNSUPPORTED_MEDIA_TYPE: 'the body is not `application/json` in UTF-8, or is compressed',
  TOO_MANY_REQUESTS: 'too many calls; `Retry-After` says how long to wait',
  INTERNAL: 'an error on our side',
  UNAVAILABLE: 'Firestore or Firebase Auth cannot be reached; `Retry-After`',
};
