import { isApiError } from '../lib/http/api-error.ts';

/** An object and the version that an edit starts from, which only the API can read. */
export type Versioned<Thing> = Thing & { version: string | undefined };

/** Returns the header with which a write succeeds only while the object has this version. */
export function ifMatch(version: string | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': version };
}

/** Returns a handler that keeps the version in a response, and a function that returns it. */
export function catchVersion() {
  let version: string | undefined;
  const onHeaders = (headers: Headers) => {
    version = headers.get('etag') ?? undefined;
  };
  return { onHeaders, version: () => version };
}

/** Returns the object's current state when a write failed because someone else changed it. */
export function currentIn<Thing extends object>(error: unknown): Versioned<Thing> | undefined {
  if (!isApiError(error, 409) || error.current === undefined) return undefined;
  return { ...(error.current as Thing), version: error.entityTag };
}
