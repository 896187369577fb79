import type { Response } from 'express';
import { codingFor, compress, isWorthCompressing } from './compression.ts';

/** Sends JSON in the smallest form that the caller accepts. */
export function sendJson(response: Response, body: unknown): Promise<void> {
  return sendContent(response.type('application/json'), JSON.stringify(body));
}

/** Sends bytes as they are, and a long text in the smallest form that the caller accepts. */
export async function sendContent(response: Response, content: string | Uint8Array): Promise<void> {
  if (typeof content !== 'string') {
    response.send(Buffer.from(content));
    return;
  }
  const isLong = isWorthCompressing(content);
  const coding = isLong ? codingFor(response.req.headers['accept-encoding']) : undefined;
  if (isLong) response.vary('Accept-Encoding');
  if (coding === undefined) {
    response.send(content);
    return;
  }
  const compressed = await compress(content, coding, 'once');
  const entityTag = response.get('ETag');
  // Two encodings of one content may not share a strong tag.
  if (entityTag?.startsWith('"')) response.set('ETag', `W/${entityTag}`);
  response.set('Content-Encoding', coding).send(compressed);
}
