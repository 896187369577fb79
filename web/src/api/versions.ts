import { isApiError } from '../lib/http/api-error.ts';

/** A thing, and the version that an edit starts from: opaque to everything but the API. */
export type Versioned<Thing> = Thing & { version: string | undefined };

/** Lets a write happen only while the thing has this version. */
export function ifMatch(version: string | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': version };
}

/** Keeps the version that the response to a call names. */
export function catchVersion() {
  let version: string | undefined;
  const onHeaders = (headers: Headers) => {
    version = headers.get('etag') ?? undefined;
  };
  return { onHeaders, version: () => version };
}

/** The thing as it is now, when a write was refused because someone else has changed it. */
export function currentIn<Thing extends object>(error: unknown): Versioned<Thing> | undefined {
  if (!isApiError(error, 409) || error.current === undefined) return undefined;
  return { ...(error.current as Thing), version: error.entityTag };
}
