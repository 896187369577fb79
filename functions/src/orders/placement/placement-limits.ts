import { minuteMs, hourMs } from '@thymely/contract/ground/time';
import { orderLimits } from '@thymely/contract/orders/limits';
import type { OrderRefusal } from '@thymely/contract/orders/schema';
import { AppError, retryAfter } from '../../platform/app-error.ts';
import { createSlidingWindow } from '../../http/rate-limits.ts';
import { createVisitorLimiter } from '../../http/visitor-limiter.ts';
import type { Visitor } from '../../http/visitor.ts';
import * as words from './words.en.ts';

/** The limits of one account, and of unverified diners by visitor, in one instance's memory. */
export type PlacementLimits = {
  /**
   * Counts a diner's attempt to place an order, before anything is read.
   *
   * @throws AppError TOO_MANY_REQUESTS after too many attempts or refusals.
   */
  countAttempt(uid: string): void;
  /** Uncounts an attempt that repeated a successful one, or failed because of an outage. */
  forgetAttempt(uid: string): void;
  countRefusal(uid: string): void;
  /**
   * Counts an order of a diner without a verified email for the visitor. A change of the limit
   * begins to count anew.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countStranger(visitor: Visitor, perHour: number): void;
  /** Uncounts such an order, because it was not placed. */
  forgetStranger(visitor: Visitor): void;
};

export function createPlacementLimits(nowMs: () => number): PlacementLimits {
  const { attemptsPerMinute, refusals, placementMinutes } = orderLimits;
  const attempts = createSlidingWindow({ most: attemptsPerMinute, windowMs: minuteMs, nowMs });
  const windowMs = placementMinutes * minuteMs;
  const refused = createSlidingWindow({ most: refusals, windowMs, nowMs });
  const strangersUpTo = (perHour: number) => ({
    perHour,
    limiter: createVisitorLimiter((shares) =>
      createSlidingWindow({ most: perHour * shares, windowMs: hourMs, nowMs }),
    ),
  });
  let strangers = strangersUpTo(0);

  return {
    countAttempt(uid) {
      refuseWhile(refused.waitMs(uid) || attempts.take(uid), words.tooManyAttempts);
    },
    forgetAttempt: (uid) => attempts.giveBack(uid),
    countRefusal: (uid) => void refused.take(uid),
    countStranger(visitor, perHour) {
      if (perHour !== strangers.perHour) strangers = strangersUpTo(perHour);
      const mayVerify = { mayVerify: true } satisfies OrderRefusal;
      refuseWhile(strangers.limiter.take(visitor), words.tooManyStrangers, mayVerify);
    },
    forgetStranger: (visitor) => strangers.limiter.giveBack(visitor),
  };
}

function refuseWhile(waitMs: number, message: string, more: OrderRefusal = {}): void {
  if (waitMs === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', message, { headers: retryAfter(waitMs), more });
}
