import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { AppError, retryAfter } from '../platform/app-error.ts';
import { createRateLimiter } from './rate-limits.ts';
import { createVisitorLimiter, networkSuffix } from './visitor-limiter.ts';
import { sha256 } from '../platform/hash.ts';
import * as words from './words.en.ts';

type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Counts calls by caller. Refused calls are counted separately from others, so that nobody uses up
 * the calls of people who happen to share an address.
 */
export type CallLimits = {
  /** Returns a call's origin: an IPv4 address, or the network of an IPv6 address. */
  addressOf: (request: AddressedRequest) => string;
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

/** How many visitors' worth of calls all visitors behind one of our proxies share. */
const visitorsPerProxy = 10;

export function createCallLimits(config: {
  callsPerMinute: number;
  forwardedHops: number;
}): CallLimits {
  const { callsPerMinute, forwardedHops } = config;
  const accounts = createRateLimiter({ callsPerMinute });
  const endedTokens = createRateLimiter({ callsPerMinute });
  const visitors = createVisitorLimiter(callsPerMinute);
  const proxies = createRateLimiter({ callsPerMinute: callsPerMinute * visitorsPerProxy });
  const strays = createVisitorLimiter(callsPerMinute);
  const refused = createVisitorLimiter(callsPerMinute);

  return {
    addressOf: (request) => clientAddress(request, forwardedHops),
    countAccount: (uid) => refuseWhile(accounts.take(uid)),
    countEndedToken(uid, token) {
      accounts.giveBack(uid);
      endedTokens.take(hashOf(token));
    },
    isEnded: (token) => endedTokens.waitMs(hashOf(token)) > 0,
    countVisitor(request) {
      const { visitor, proxy } = addressesOf(request, forwardedHops);
      refuseWhile(visitors.take(visitor));
      // A caller who bypasses our proxy can claim to be anyone behind it.
      if (proxy !== undefined) refuseWhile(proxies.take(proxy));
    },
    countStray(request) {
      refuseWhile(strays.take(addressesOf(request, forwardedHops).visitor));
    },
    countRefused: (request) => refused.take(addressesOf(request, forwardedHops).visitor),
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

/** The length of the longest possible address. */
const addressLength = 45;

/**
 * Returns a call's origin: the entry of X-Forwarded-For that our own outermost proxy wrote, or the
 * connection's address if there are fewer entries than proxies. A household has 2^64 IPv6
 * addresses, so those count by their network, the /64.
 *
 * @param hops the number of proxies that append to the header on the way to us.
 */
export function clientAddress({ headers, socket }: AddressedRequest, hops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = forwarded.at(-hops)?.trim();
  return networkOf(address || (socket.remoteAddress ?? 'unknown'));
}

/** Returns the visitor, and the caller of our last proxy if that is someone else. */
function addressesOf(
  request: AddressedRequest,
  hops: number,
): { visitor: string; proxy: string | undefined } {
  const proxy = hops > 1 ? clientAddress(request, 1) : undefined;
  return { visitor: clientAddress(request, hops), proxy };
}

function networkOf(address: string): string {
  const [text = ''] = address.split('%');
  if (!isIPv6(text)) return text.slice(0, addressLength);
  const canonical = new SocketAddress({ address: text, family: 'ipv6' }).address;
  const mapped = canonical.slice('::ffff:'.length);
  if (canonical.startsWith('::ffff:') && isIPv4(mapped)) return mapped;
  const [head = '', tail = ''] = canonical.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  // The zeros that `::` stands for; empty without it.
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last];
  return `${groups.slice(0, 4).join(':')}${networkSuffix}`;
}
