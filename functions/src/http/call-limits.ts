import { createHash } from 'node:crypto';
import { AppError, retryAfter } from './app-error.ts';
import { addressesOf, type AddressedRequest } from './client-address.ts';
import { createRateLimiter } from './rate-limits.ts';

/**
 * Who each call counts for. Whatever is refused counts apart from what is answered, so that nobody
 * uses up the calls of others who happen to come from the same address.
 */
export type CallLimits = {
  /**
   * A call with a proven token, before anything is read for it.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countAccount: (uid: string) => void;
  /** Takes such a call back: the token has ended, and whoever has it need not be its account. */
  countEndedToken: (uid: string, token: string) => void;
  /** Whether a token was found ended so often that it is not looked up again for a while. */
  isEnded: (token: string) => boolean;
  /**
   * A public call.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countVisitor: (request: AddressedRequest) => void;
  /**
   * A call of nothing that there is.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  countStray: (request: AddressedRequest) => void;
  /**
   * A refused token. It stays a refused token, however many there were: the web app renews its own
   * on that answer.
   *
   * @returns how long to wait before the next one, in milliseconds.
   */
  countRefused: (request: AddressedRequest) => number;
};

/** So many times as a visitor may call, all visitors behind one proxy of our own may. */
const visitorsPerProxy = 10;

export function createCallLimits(config: {
  callsPerMinute: number;
  forwardedHops: number;
}): CallLimits {
  const { callsPerMinute, forwardedHops } = config;
  const accounts = createRateLimiter({ callsPerMinute });
  const endedTokens = createRateLimiter({ callsPerMinute });
  const visitors = createRateLimiter({ callsPerMinute });
  const proxies = createRateLimiter({ callsPerMinute: callsPerMinute * visitorsPerProxy });
  const strays = createRateLimiter({ callsPerMinute });
  const refused = createRateLimiter({ callsPerMinute });

  return {
    countAccount: (uid) => refuseWhile(accounts.take(uid)),
    countEndedToken(uid, token) {
      accounts.giveBack(uid);
      endedTokens.take(hashOf(token));
    },
    isEnded: (token) => endedTokens.waitMs(hashOf(token)) > 0,
    countVisitor(request) {
      const { visitor, proxy } = addressesOf(request, forwardedHops);
      refuseWhile(visitors.take(visitor));
      // Whoever goes around a proxy of ours can claim to be anybody behind it.
      if (proxy !== undefined) refuseWhile(proxies.take(proxy));
    },
    countStray(request) {
      refuseWhile(strays.take(addressesOf(request, forwardedHops).visitor));
    },
    countRefused: (request) => refused.take(addressesOf(request, forwardedHops).visitor),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function refuseWhile(waitMs: number): void {
  if (waitMs === 0) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    "You're going a little too fast. Please wait a moment and try again.",
    { headers: retryAfter(waitMs) },
  );
}
