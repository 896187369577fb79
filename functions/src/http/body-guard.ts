import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError } from '../platform/app-error.ts';
import { bodyBoundOf, typeForFramework } from './body-bounds.ts';
import { neverCached } from './reply.ts';
import * as words from './words.en.ts';

/** How long a client may keep sending a refused body, which is discarded. */
const lingerMs = 5000;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Runs before anything else that the servers of this process do with a request, so that no other
 * code sees a body that is compressed, or larger than its endpoint allows. The functions framework
 * would inflate and parse up to 1 GB before it calls the function. It cannot fail on what the guard
 * passes on.
 *
 * A request is passed on once its whole body has arrived, in one piece. A body of unknown length is
 * measured as it arrives, and one that arrives byte by byte takes no more memory than any other.
 *
 * @param servers one server, or `Server.prototype` for all that are created later.
 */
export function guardBodies(servers: Server): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its server below
  const { emit } = servers;
  servers.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
    const handOn = () => Reflect.apply(emit, this, [event, ...values]) as boolean;
    if (event !== 'request') return handOn();
    const [request, response] = values as [IncomingMessage, ServerResponse];
    request.url = decodableUrl(request.url ?? '');
    admitBody({ request, response }, handOn);
    return true;
  };
}

/**
 * Returns the URL with a path that can be decoded. Otherwise its path is taken literally, because
 * the framework would answer in HTML and log it.
 */
function decodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

function admitBody({ request, response }: Exchange, handOn: () => void): void {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = request.headers;
  const bound = bodyBoundOf(request);
  if (encoding.toLowerCase() !== 'identity') {
    refuse({ request, response }, compressed());
  } else if (Number(length ?? 0) > bound) {
    refuse({ request, response }, tooLarge(bound));
  } else if (length === undefined && request.headers['transfer-encoding'] === undefined) {
    handOn();
  } else {
    collect(request, {
      bound,
      handOn,
      onTooLarge: () => refuse({ request, response }, tooLarge(bound)),
    });
  }
}

type Collecting = { bound: number; handOn: () => void; onTooLarge: () => void };

/** Withholds what the parser delivers, and puts it into the request once it is complete. */
function collect(request: IncomingMessage, { bound, handOn, onTooLarge }: Collecting): void {
  const body = createGrowingBuffer(Number(request.headers['content-length'] ?? 0));
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null) => {
    if (chunk !== null) {
      body.append(chunk);
      if (body.length <= bound) return true;
      request.push = push;
      onTooLarge();
      return true;
    }
    request.push = push;
    request.headers['content-type'] = typeForFramework(request.headers);
    if (body.length > 0) push(body.take());
    push(null);
    handOn();
    return true;
  };
}

/** Answers, and discards the rest of the request. */
function refuse({ request, response }: Exchange, { status, body, headers }: AppError): void {
  const push = request.push.bind(request);
  request.push = (chunk: unknown) => chunk !== null || push(null);
  const json = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, { ...json, ...neverCached, ...headers }).end(JSON.stringify(body));
  // Closing the connection at once would lose the answer.
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, lingerMs).unref();
}

function compressed(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', words.bodyCompressed);
}

function tooLarge(bound: number): AppError {
  return new AppError('TOO_LARGE', words.bodyTooLarge(bound));
}

type GrowingBuffer = {
  readonly length: number;
  append(chunk: Uint8Array): void;
  /** Returns everything appended so far. */
  take(): Buffer;
};

/**
 * Collects bytes in one piece, because a list of chunks would take hundreds of bytes for each
 * one-byte chunk.
 *
 * @param expected the expected number of bytes, if known.
 */
function createGrowingBuffer(expected = 0): GrowingBuffer {
  let bytes = Buffer.allocUnsafeSlow(expected);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(chunk) {
      if (length + chunk.length > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(1024, 1.5 * length, length + chunk.length));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      bytes.set(chunk, length);
      length += chunk.length;
    },
    take: () => bytes.subarray(0, length),
  };
}
