import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';

/** The parts of a report that an event provides. The frames have V8's form, one per line. */
export type Failure = Pick<ClientErrorReport, 'kind' | 'message'> & { frames: string[] };

/** The messages of failed connections, which the app has handled or cannot help. */
const connectionMessages =
  /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

type ErrorLike = Partial<
  Record<'name' | 'message' | 'stack' | 'code' | 'isOffline' | 'cause', unknown>
>;

/**
 * Reads an event that the boot script has kept: an `error` of the window or of the app's own
 * script, an `unhandledrejection`, or a `clienterror` of an error boundary.
 * @returns undefined for what is not reported: errors of other origins' scripts, of which the
 *   browser gives no details, aborts, and calls that failed without a connection
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

/** Returns the beginning of a stack in V8's form: `TypeError: …`. */
function titleOf(thrown: unknown): string {
  const { name, message } = thrown as ErrorLike;
  if (typeof message !== 'string') return `Thrown: ${String(thrown)}`;
  return `${typeof name === 'string' ? name : 'Error'}: ${message}`;
}

/** Matches a frame of Firefox and Safari: `name@address:line:column`. */
const otherFrame = /^((?:.*\s)?[^\s@]*)@(\S*\d)$/;

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
