import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from './log.ts';

/** One entry per call: who (uid), which route, how it ended and how long it took. */
export function logCall(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAtMs = performance.now();
    response.on('finish', () => {
      const { uid, route, app } = response.locals;
      log.info('call', {
        uid: typeof uid === 'string' ? uid : undefined,
        route: typeof route === 'string' ? route : 'unknown',
        app: typeof app === 'string' ? app : undefined,
        status: response.statusCode,
        durationMs: Math.round(performance.now() - startedAtMs),
        trace: traceIdOf(request.headers),
      });
    });
    next();
  };
}

/** 32 hexadecimal digits, from the W3C's header or Google's own. */
function traceIdOf(headers: IncomingHttpHeaders): string | undefined {
  const both = `${String(headers['traceparent'])} ${String(headers['x-cloud-trace-context'])}`;
  return /\b[0-9a-f]{32}\b/.exec(both)?.[0];
}
