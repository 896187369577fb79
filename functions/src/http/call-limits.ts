import { AppError, retryAfter } from '../platform/app-error.ts';
import { createRateLimiter } from './rate-limits.ts';
import { createVisitorLimiter } from './visitor-limiter.ts';
import { visitorOf, type AddressedRequest, type Visitor } from './visitor.ts';
import { sha256 } from '../platform/hash.ts';
import * as words from './words.en.ts';

/**
 * Counts calls by caller. Refused calls are counted separately from others, so that nobody uses up
 * the calls of people who happen to share an address.
 */
export type CallLimits = {
  visitorOf: (request: AddressedRequest) => Visitor;
  /**
   * Counts a call with a valid token, before anything is read for it.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countAccount: (uid: string) => void;
  /** Uncounts such a call if its token has ended, because its sender may not be its owner. */
  countEndedToken: (uid: string, token: string) => void;
  /** Whether a token was found to be ended so often that it is not looked up for a while. */
  isEnded: (token: string) => boolean;
  /**
   * Counts a public call.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countVisitor: (request: AddressedRequest) => void;
  /**
   * Counts a call of a path that does not exist.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countStray: (request: AddressedRequest) => void;
  /**
   * Counts a refused token. The answer is 401 however many there were, because the web app renews
   * its token on 401.
   *
   * @returns how long to wait before the next one, in milliseconds.
   */
  countRefused: (request: AddressedRequest) => number;
};

export function createCallLimits(config: {
  callsPerMinute: number;
  forwardedHops: number;
}): CallLimits {
  const { callsPerMinute, forwardedHops } = config;
  const accounts = createRateLimiter({ callsPerMinute });
  const endedTokens = createRateLimiter({ callsPerMinute });
  const perVisitor = () =>
    createVisitorLimiter((shares) =>
      createRateLimiter({ callsPerMinute: callsPerMinute * shares }),
    );
  const visitors = perVisitor();
  const strays = perVisitor();
  const refused = perVisitor();
  const visitorBehind = (request: AddressedRequest) => visitorOf(request, forwardedHops);

  return {
    visitorOf: visitorBehind,
    countAccount: (uid) => refuseWhile(accounts.take(uid)),
    countEndedToken(uid, token) {
      accounts.giveBack(uid);
      endedTokens.take(hashOf(token));
    },
    isEnded: (token) => endedTokens.waitMs(hashOf(token)) > 0,
    countVisitor: (request) => refuseWhile(visitors.take(visitorBehind(request))),
    countStray: (request) => refuseWhile(strays.take(visitorBehind(request))),
    countRefused: (request) => refused.take(visitorBehind(request)),
  };
}

function hashOf(token: string): string {
  return sha256(token);
}

/** @throws AppError TOO_MANY_REQUESTS when the wait is not zero. */
export function refuseWhile(waitMs: number): void {
  if (waitMs === 0) return;
  throw new AppError('TOO_MANY_REQUESTS', words.tooFast, { headers: retryAfter(waitMs) });
}
