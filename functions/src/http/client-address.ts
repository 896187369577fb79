import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

export type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

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
export function addressesOf(
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
