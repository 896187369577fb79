import { redactReport } from '@thymely/contract/client-errors/redact-report';
import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';
import type { LogEntry } from '../platform/log.ts';

const reportedErrorType =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/**
 * Returns a report as a log entry for Cloud Error Reporting, which groups it by the stack in its
 * message or, without one, by the place that it names.
 */
export function reportedErrorEvent(report: ClientErrorReport): LogEntry {
  const { kind, build, page, visit } = report;
  const message = redactReport(report.message);
  const stack = redactReport(report.stack);
  const place = { reportLocation: { filePath: page, functionName: kind } };
  return {
    severity: 'ERROR',
    '@type': reportedErrorType,
    message: stack === '' ? message : `${message}\n${stack}`,
    serviceContext: { service: 'web', version: build },
    ...(stack === '' && { context: place }),
    kind,
    page,
    visit,
  };
}
