import { apiEndpoints, type EndpointName } from '@thymely/contract/api';
import { apiNotes } from '@thymely/contract/api-notes';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { statusOfErrorCode, type ErrorCode } from '@thymely/contract/ground/errors';
import { limits } from '@thymely/contract/ground/limits';
import type { JsonSchema } from './json-schemas.ts';

export type Answer = {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
};

export type Reference = { $ref: string };

/** The circumstances in which the API returns each error, for the reference. */
const meaningOf: Record<ErrorCode, string> = {
  INVALID_REQUEST: 'a field is missing, unknown or outside its limits; `fields` names it',
  UNAUTHENTICATED:
    'no token, or a token that is forged, expired, revoked or of the wrong kind; `WWW-Authenticate: Bearer`',
  FORBIDDEN: 'the caller is known but not allowed to do this',
  APP_CHECK_FAILED:
    'where App Check is enforced: no valid token in `X-Firebase-AppCheck`, on anything that is not public',
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

/** Returns every error code of an endpoint, in the order of their statuses. */
export function codesOf(name: EndpointName): ErrorCode[] {
  const { access, method, schemas }: EndpointWithSchemas = apiEndpoints[name];
  const isRead = method === 'GET';
  // One of its query parameters may be for admins only.
  const isOpen = access === 'public' && schemas.adminQuery === undefined;
  const common: Partial<Record<ErrorCode, boolean>> = {
    INVALID_REQUEST: true,
    UNAUTHENTICATED: !isOpen,
    FORBIDDEN: access === 'admin' || access === 'kitchen' || schemas.adminQuery !== undefined,
    APP_CHECK_FAILED: !isOpen,
    TOO_LARGE: !isRead,
    UNSUPPORTED_MEDIA_TYPE: !isRead,
    TOO_MANY_REQUESTS: true,
    INTERNAL: true,
    UNAVAILABLE: true,
  };
  const own = apiNotes[name].errors ?? {};
  const all = Object.keys(statusOfErrorCode) as ErrorCode[];
  return all.filter((code) => common[code] === true || code in own);
}

/** Returns an endpoint's errors by status: in its own words, or by reference to common ones. */
export function errorAnswers(name: EndpointName): [string, Answer | Reference][] {
  const own = apiNotes[name].errors ?? {};
  return groupsOf(name).map(([status, codes]) => [
    status,
    codes.some((code) => code in own)
      ? errorAnswer(codes, own)
      : { $ref: `#/components/responses/${codes.join('-')}` },
  ]);
}

/** Returns every response that operations refer to. */
export function commonAnswers(names: EndpointName[]): Record<string, Answer> {
  const groups = names.flatMap((name) => {
    const own = apiNotes[name].errors ?? {};
    return groupsOf(name).filter(([, codes]) => !codes.some((code) => code in own));
  });
  return Object.fromEntries(groups.map(([, codes]) => [codes.join('-'), errorAnswer(codes, {})]));
}

/** Groups the errors of an endpoint by status: 403 has two. */
function groupsOf(name: EndpointName): [string, ErrorCode[]][] {
  const groups = Map.groupBy(codesOf(name), (code) => statusOfErrorCode[code]);
  return [...groups].map(([status, codes]) => [String(status), codes]);
}

function errorAnswer(codes: ErrorCode[], own: Partial<Record<ErrorCode, string>>): Answer {
  const description = codes.map((code) => `${code}: ${own[code] ?? meaningOf[code]}`).join('; ');
  const schema: JsonSchema = {
    $ref: '#/components/schemas/ErrorBody',
    properties: { code: { enum: codes } },
  };
  return { description, content: { 'application/json': { schema } } };
}
