/** An answer that was read to its end. */
export type Answer = Pick<Response, 'url' | 'status' | 'ok' | 'headers'> & { text: string };

const callTimeoutMs = 30_000;

export async function get(url: string): Promise<Answer> {
  // Past every cache: a fresh release is what counts.
  const options = { cache: 'no-store', signal: AbortSignal.timeout(callTimeoutMs) } as const;
  const response = await fetch(url, options);
  const { status, ok, headers } = response;
  return { url: response.url, status, ok, headers, text: await response.text() };
}

export function isJson({ ok, headers }: Answer): boolean {
  return ok && (headers.get('content-type') ?? '').includes('json');
}

export function unexpected({ url, status, headers }: Answer): string {
  return `${url} answers ${status} (${headers.get('content-type') ?? 'no content'}).`;
}

/** Says why a call failed; `fetch` itself says only that it did. */
export function unanswered(url: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `${url} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`;
}

export function difference(what: string, is: unknown, wanted: unknown): string[] {
  return is === wanted ? [] : [`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}.`];
}
