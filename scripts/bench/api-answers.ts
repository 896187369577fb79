import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  askedAtMs: number;
  tookMs: number;
};

/** For all runs of a page but the first. */
const answeredAgainForMs = 90_000;

/**
 * Returns what has another origin answer a request. What it has answered to a GET is answered again, after as long as it
 * took: in production another machine does that work, and here it would take the processor from the page that is measured.
 */
export function answersOf(
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const beginsSession = /^\/api\/(?:jwt|users)$/;
  const kept = new Map<string, Answer>();
  /** What is on its way during a write may be from before it, and is not kept. */
  let round = 0;
  const forget = () => {
    round += 1;
    kept.clear();
  };
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const key = `${url} ${headers.authorization ?? ''}`;
    const askedAtMs = performance.now();
    const isWrite = method !== 'GET' && !beginsSession.test(url);
    if (isWrite) {
      forget();
      response.once('close', forget);
    }
    const known = method === 'GET' ? kept.get(key) : undefined;
    if (known && askedAtMs - known.askedAtMs < answeredAgainForMs) {
      setTimeout(send, known.tookMs, response, known);
      return;
    }
    const begunIn = round;
    const asked = httpRequest(new URL(url, origin), {
      method,
      headers: { ...headers, host: new URL(origin).host, ...(headers.origin && { origin }) },
    });
    asked.once('response', (answer) => {
      const { statusCode: status = 502 } = answer;
      const keep = (body: Buffer) => {
        const tookMs = performance.now() - askedAtMs;
        const found = { status, headers: answer.headers, body, askedAtMs, tookMs };
        if (method === 'GET' && status === 200 && round === begunIn) kept.set(key, found);
        send(response, found);
      };
      buffer(answer).then(keep, () => response.destroy());
    });
    asked.once('error', () => response.destroy());
    request.pipe(asked);
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const whole: OutgoingHttpHeaders = { ...headers, 'content-length': body.length };
  delete whole['transfer-encoding'];
  // Pages read the time from it, so each answer has its own.
  delete whole['date'];
  response.writeHead(status, whole).end(body);
}
