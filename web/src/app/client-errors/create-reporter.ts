import { clientErrorLimits } from '@thymely/contract/client-errors/limits';
import { redactReport } from '@thymely/contract/client-errors/redact-report';
import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';
import { failureIn, type Failure } from './failure-in.ts';
import { pagePatternOf } from './page-pattern.ts';

export type ReporterDeps = {
  /** The app's build: the page's own, or an older one that is still open. */
  build: string;
  /** A random ID of the visit, which is stored nowhere. */
  visit: string;
  pathname: () => string;
  /** A browser that reports no connection is not believed before the site has been asked. */
  isOnline: () => true | Promise<boolean>;
  send: (body: Blob) => unknown;
};

/**
 * Reports each error of a page once, at most ten in a visit. Ten reports that could not be sent may be
 * tried again with the next equal error. It never throws, because an error of its own would be one
 * more to report.
 */
export function createReporter(deps: ReporterDeps): (event: Event) => void {
  const { perVisit } = clientErrorLimits;
  const reported = new Set<string>();
  let unsent = 0;
  const report = async (event: Event) => {
    const failure = failureIn(event);
    if (!failure || reported.size >= perVisit) return;
    const key = [failure.kind, failure.message, failure.frames[0]].join('\n');
    if (reported.has(key)) return;
    reported.add(key);
    const body = bodyOf(failure, deps);
    const isOnline = deps.isOnline();
    // A page that is left does not wait: with a connection, the report is sent at once.
    if (isOnline === true || (await isOnline)) deps.send(body);
    else if (unsent++ < perVisit) reported.delete(key);
  };
  return (event) => {
    // Nothing can be reported about the reporter itself.
    report(event).catch(() => undefined);
  };
}

/** Returns the report, with as many frames of the stack as there is room for. */
function bodyOf({ kind, message, frames }: Failure, deps: ReporterDeps): Blob {
  const { bodyBytes, messageLength, stackLength } = clientErrorLimits;
  const { build, visit, pathname } = deps;
  const left = frames.map((frame) => redactReport(tidy(frame)));
  for (;;) {
    const report: ClientErrorReport = {
      kind,
      message: redactReport(tidy(message)).slice(0, messageLength).toWellFormed(),
      stack: left.join('\n'),
      build,
      page: pagePatternOf(pathname()),
      visit,
    };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    if (left.length === 0) return body;
    if (report.stack.length <= stackLength && body.size <= bodyBytes) return body;
    left.pop();
  }
}

/** Replaces line breaks, control characters and direction marks, which the API refuses. */
function tidy(text: string): string {
  return text.toWellFormed().replace(/[\p{C}\u2028\u2029]/gu, ' ');
}
