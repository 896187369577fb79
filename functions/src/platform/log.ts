import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { codeOf } from './error-codes.ts';
import { running } from './running.ts';

/** Structured log entries. They name people by uid only: never an email, a name or a token. */
export type Log = {
  info(message: string, entry: Record<string, unknown>): void;
  error(message: string, entry: Record<string, unknown>): void;
  /** Writes an entry unchanged, whereas `error` turns the message into a stack of its caller. */
  write(entry: LogEntry): void;
};

export type LogEntry = { severity: 'ERROR'; message: string } & Record<string, unknown>;

/** What a call adds to its entry, such as the order that it is about. IDs, codes and numbers only. */
export type LoggedFacts = Record<string, string | number | readonly string[] | undefined>;

/**
 * Logs one entry per call: who (uid), which route, how it ended and how long it took, and what the
 * handler adds. A call that is about something also names the visit, which the browser's reports of
 * errors share.
 */
export function logCall(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAtMs = performance.now();
    response.on('finish', () => {
      const { uid, route, app, error } = response.locals;
      const facts = factsOf(response);
      log.info('call', {
        uid: typeof uid === 'string' ? uid : undefined,
        route: typeof route === 'string' ? route : 'unknown',
        app: typeof app === 'string' ? app : undefined,
        status: response.statusCode,
        error: typeof error === 'string' ? error : undefined,
        durationMs: Math.round(performance.now() - startedAtMs),
        trace: traceIdOf(request.headers),
        ...running,
        ...facts,
        ...(facts && { visit: visitOf(request.headers) }),
      });
    });
    next();
  };
}

/** Adds facts to the entry of a call. */
export function logFactsOf({ locals }: Response, facts: LoggedFacts): void {
  locals['facts'] = { ...(locals['facts'] as LoggedFacts | undefined), ...facts };
}

/** Returns the facts that were added to a call's entry, if there are any. */
export function factsOf({ locals }: Response): LoggedFacts | undefined {
  return locals['facts'] as LoggedFacts | undefined;
}

/** Returns the random ID of the visit, which a page makes up and sends with its calls. */
export function visitOf(headers: IncomingHttpHeaders): string | undefined {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(String(headers['x-visit']))?.[0];
}

/** Returns 32 hexadecimal digits, from the W3C's header or Google's own. */
function traceIdOf(headers: IncomingHttpHeaders): string | undefined {
  const both = `${String(headers['traceparent'])} ${String(headers['x-cloud-trace-context'])}`;
  return /\b[0-9a-f]{32}\b/.exec(both)?.[0];
}

/** An email, but not the folder of a scoped package in a stack (`node_modules/@google-cloud/…`). */
const emailPattern =
  /(?<![^\s"<>@:,;()[\]])[^\s"<>@:,;()[\]]+(?<!node_modules\/(?=@[\w.-]+\/))@[^\s"<>@:,;()[\]]+/g;
const tokenPattern = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;

/** Returns an error for the log, with its cause, without emails and tokens. */
export function describeError(error: unknown): Record<string, unknown> | undefined {
  if (error === undefined) return undefined;
  if (!(error instanceof Error)) return { message: redact(JSON.stringify(error) ?? typeof error) };
  return {
    name: error.name,
    code: codeOf(error),
    stack: redact(error.stack ?? error.message),
    cause: describeError(error.cause),
  };
}

function redact(text: string): string {
  return text.replace(tokenPattern, '[token]').replace(emailPattern, '[email]');
}
