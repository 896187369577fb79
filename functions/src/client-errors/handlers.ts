import { minuteMs, hourMs } from '@thymely/contract/ground/time';
import { clientErrorLimits } from '@thymely/contract/client-errors/limits';
import { refuseWhile } from '../http/call-limits.ts';
import type { Log } from '../platform/log.ts';
import { createSlidingWindow } from '../http/rate-limits.ts';
import type { HandlersOf } from '../http/route.ts';
import { createVisitorLimiter } from '../http/visitor-limiter.ts';
import { reportedErrorEvent } from './reported-error-event.ts';
import * as words from './words.en.ts';

type ClientErrorDeps = { log: Pick<Log, 'write'>; nowMs: () => number };

/** Browser error reports go to the log only, so that no document is read or written. */
export function clientErrorHandlers({
  log,
  nowMs,
}: ClientErrorDeps): HandlersOf<'reportClientError'> {
  const { perMinute, perHour } = clientErrorLimits;
  const visitors = createVisitorLimiter((shares) =>
    createSlidingWindow({ most: perMinute * shares, windowMs: minuteMs, nowMs }),
  );
  const everyone = createSlidingWindow({ most: perHour, windowMs: hourMs, nowMs });
  return {
    async reportClientError({ body, visitor }) {
      // The excess of one visitor does not count toward the limit of all.
      refuseWhile(visitors.take(visitor));
      refuseWhile(everyone.take(''));
      log.write(reportedErrorEvent(body));
      return { status: 202, body: { message: words.noted } };
    },
  };
}
