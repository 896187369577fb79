import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';

/** What an event says about something that went wrong. The frames are those of V8, one a line. */
export type Failure = Pick<ClientErrorReport, 'kind' | 'message'> & { frames: string[] };

/** What the app has dealt with, or cannot help: an end that somebody asked for, and no connection. */
const connectionMessages =
  /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

type ErrorLike = Partial<
  Record<'name' | 'message' | 'stack' | 'code' | 'isOffline' | 'cause', unknown>
>;

/**
 * Reads what the boot script has kept: an `error` of the window or of the app's own script, an
 * `unhandledrejection`, or a `clienterror` of an error boundary.
 * @returns undefined for what is not to be reported: errors that the browser gives no details of,
 *   because they belong to scripts of others, aborts, and calls that failed without a connection
 */
export function failureIn(event: Event): Failure | undefined {
  if (event.type === 'unhandledrejection') {
    return describe('rejection', (event as PromiseRejectionEvent).reason);
  }
  if (event.type === 'clienterror') return describe('screen', (event as CustomEvent).detail);
  const { src } = (event.target ?? {}) as { src?: string };
  if (src !== undefined) {
    return { kind: 'load', message: `The script ${src} did not load`, frames: [] };
  }
  return describe('error', (event as ErrorEvent).error);
}

function describe(kind: Failure['kind'], thrown: unknown): Failure | undefined {
  if (thrown === null || thrown === undefined || isExpected(thrown)) return undefined;
  const { stack, cause } = thrown as ErrorLike;
  const reason = cause === undefined ? '' : ` (cause: ${titleOf(cause)})`;
  return { kind, message: titleOf(thrown) + reason, frames: framesOf(stack) };
}

function isExpected(thrown: unknown): boolean {
  const { name, message, code, isOffline } = thrown as ErrorLike;
  return (
    name === 'AbortError' ||
    isOffline === true ||
    code === 'NETWORK' ||
    code === 'auth/network-request-failed' ||
    (typeof message === 'string' && connectionMessages.test(message))
  );
}

/** As V8 begins a stack: `TypeError: …`. */
function titleOf(thrown: unknown): string {
  const { name, message } = thrown as ErrorLike;
  if (typeof message !== 'string') return `Thrown: ${String(thrown)}`;
  return `${typeof name === 'string' ? name : 'Error'}: ${message}`;
}

/** Firefox and Safari write `name@address:line:column`. */
const otherFrame = /^(.*?)@(\S+:\d+:\d+)$/;

function framesOf(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .map((line) => line.replace(otherFrame, (_, name, place) => `at ${name || '?'} (${place})`))
    .filter((line) => line.startsWith('at '))
    .map((line) => `    ${line}`);
}
