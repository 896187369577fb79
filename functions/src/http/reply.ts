type Shared = { headers?: Record<string, string> };

/** A handler's reply: data to send as JSON, text or bytes to send unchanged, or 304. */
export type Reply<Body> =
  | (Shared & { status?: 200 | 201 | 202; body: Body })
  | (Shared & { contentType: string; content: string | Uint8Array })
  | (Shared & { status: 304 });

/** Returns the header that says where the next page of a list begins. */
export function cursorHeader(next: string | undefined): Record<string, string> {
  return next === undefined ? {} : { 'X-Next-Cursor': next };
}

/** The headers of every private reply, and of errors. */
export const neverCached = { 'Cache-Control': 'private, no-store' };
