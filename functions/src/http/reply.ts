type Shared = { headers?: Record<string, string> };

/** What a handler answers with: data to send as JSON, text or bytes to send as they are, or 304. */
export type Reply<Body> =
  | (Shared & { status?: 200 | 201 | 202; body: Body })
  | (Shared & { contentType: string; content: string | Uint8Array })
  | (Shared & { status: 304 });

/** Where the next page of a list begins. */
export function cursorHeader(next: string | undefined): Record<string, string> {
  return next === undefined ? {} : { 'X-Next-Cursor': next };
}

/** The headers of every private reply, and of errors. */
export const neverCached = { 'Cache-Control': 'private, no-store' };
