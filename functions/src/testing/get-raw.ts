import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Returns an undecoded response, because `fetch` would request compression and decompress it. */
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
