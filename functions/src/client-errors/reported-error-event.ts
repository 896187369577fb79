import { redactReport } from '@thymely/contract/client-errors/redact-report';
import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';
import { errorEvent } from '../platform/error-event.ts';
import type { LogEntry } from '../platform/log.ts';

/** Returns a report of a browser as a log entry for Cloud Error Reporting. */
export function reportedErrorEvent(report: ClientErrorReport): LogEntry {
  const { kind, build, page, visit } = report;
  const event = errorEvent({
    service: 'web',
    version: build,
    message: redactReport(report.message),
    stack: redactReport(report.stack),
    place: { filePath: page, functionName: kind },
  });
  return { ...event, kind, page, visit };
}
