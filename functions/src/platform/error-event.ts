import type { LogEntry } from './log.ts';

const reportedErrorType =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

type ErrorEvent = {
  service: 'api' | 'web';
  /** The build of the service. */
  version: string;
  /** The message of the error. */
  message: string;
  /** The frames of its stack in V8's form, one per line; empty if there are none. */
  stack: string;
  /** Where it happened, by which an error without a stack is grouped. */
  place: { filePath: string; functionName: string };
};

/**
 * Returns an error as a log entry for Cloud Error Reporting, which groups it by the stack in its
 * message or, without one, by the place that it names.
 */
export function errorEvent({ service, version, message, stack, place }: ErrorEvent): LogEntry {
  return {
    severity: 'ERROR',
    '@type': reportedErrorType,
    message: stack === '' ? message : `${message}\n${stack}`,
    serviceContext: { service, version },
    ...(stack === '' && { context: { reportLocation: place } }),
  };
}
