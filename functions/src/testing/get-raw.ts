import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

type RawCall = {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** What is requested of the server, letter by letter. Default: as in the URL. */
  target?: string;
};

/** Returns an undecoded response, because `fetch` would request compression and decompress it. */
export async function getRaw(
  url: string,
  { method = 'GET', headers = {}, target }: RawCall,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const path = target === undefined ? {} : { path: target };
    const sent = request(url, { method, headers, ...path }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject).end();
  });
}
