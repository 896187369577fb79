import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** An answer as it came over the wire: `fetch` would decompress it, and ask for that itself. */
export async function getRaw(
  url: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject).end();
  });
}
