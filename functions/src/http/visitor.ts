import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

export type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/** Who makes a call, as far as the way of the call tells. */
export type Visitor = {
  /** The call's origin: an IPv4 address, or the network of an IPv6 address. */
  address: string;
  /**
   * The address that Google's front end was called from, which nobody can forge, if visitors come
   * through another proxy. Somebody who goes around that proxy can claim any origin, but not this.
   */
  connection: string | undefined;
};

/** The end of an IPv6 visitor's address, which is a network and not a single address. */
export const networkSuffix = '::/64';

/** The length of the longest possible address. */
const addressLength = 45;

/** Returns the entries of an X-Forwarded-For header. Each proxy appends the address that called it. */
export function forwardedEntries(header: string | undefined): string[] {
  const entries = (header ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

/**
 * Returns the visitor: the entry of X-Forwarded-For that our own outermost proxy wrote. With fewer
 * entries than proxies it is the first one, because the call has gone around a proxy; without any
 * entry it is the connection's address. A household has 2^64 IPv6 addresses, so those count by
 * their network, the /64.
 *
 * @param hops the number of proxies that append to the header on the way to us.
 */
export function visitorOf({ headers, socket }: AddressedRequest, hops: number): Visitor {
  const entries = forwardedEntries(headers['x-forwarded-for']?.toString());
  const own = socket.remoteAddress ?? 'unknown';
  return {
    address: networkOf(entries.at(-hops) ?? entries[0] ?? own),
    connection: hops > 1 ? networkOf(entries.at(-1) ?? own) : undefined,
  };
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
