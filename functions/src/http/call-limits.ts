import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { AppError, retryAfter } from './app-error.ts';
import { createRateLimiter } from './rate-limits.ts';

type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

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

/** The longest address there is takes 45 characters: what is longer is none. */
const addressLength = 45;

/**
 * Where a call comes from: the entry of X-Forwarded-For that our own outermost proxy wrote, or the
 * connection's address when there are fewer entries than proxies. IPv6 hands every household 2^64
 * addresses: there it is the network of them.
 *
 * @param hops how many proxies append to the header on the way to us.
 */
export function clientAddress({ headers, socket }: AddressedRequest, hops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = forwarded.at(-hops)?.trim();
  return networkOf(address || (socket.remoteAddress ?? 'unknown'));
}

/** The visitor and, when it is not the visitor who called the last of our proxies, who did. */
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
  // What `::` stands for: none when it is not there.
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
