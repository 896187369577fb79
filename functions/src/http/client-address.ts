import type { IncomingMessage } from 'node:http';

type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Where a call comes from: the entry of X-Forwarded-For that our own outermost proxy wrote, or the
 * connection's address when there are fewer entries than proxies.
 *
 * @param hops how many proxies append to the header on the way to us.
 */
export function clientAddress({ headers, socket }: AddressedRequest, hops: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = forwarded.at(-hops)?.trim();
  return address || (socket.remoteAddress ?? 'unknown');
}
