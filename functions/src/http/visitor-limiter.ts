import type { SlidingWindow } from './rate-limits.ts';
import { networkSuffix, type Visitor } from './visitor.ts';

/** Counts by visitor what `take` and `giveBack` of a limiter count by caller. */
export type VisitorLimiter = {
  /** Takes one call, or returns the time to wait, in milliseconds. */
  take(visitor: Visitor): number;
  /** Undoes the latest take, so that it does not count. */
  giveBack(visitor: Visitor): void;
};

/** How many visitors' shares everybody has together who may be one and the same. */
const sharesTogether = 10;

/**
 * Counts by the visitor's address and by what one person may have many addresses of, each of which
 * gets ten visitors' shares: the /48 around an IPv6 network, because whoever has a /48 has 65 536
 * such networks, and the address that called Google's front end, because whoever goes around our
 * proxy can claim to be anybody behind it. That address has a /48, too, with ten times as much.
 *
 * @param create makes the limiter for so many visitors' shares.
 */
export function createVisitorLimiter(
  create: (shares: number) => Pick<SlidingWindow, 'take' | 'giveBack'>,
): VisitorLimiter {
  const visitors = create(1);
  const sites = create(sharesTogether);
  const connections = create(sharesTogether);
  const connectedSites = create(sharesTogether * sharesTogether);

  function* countedFor({ address, connection }: Visitor) {
    // Those first that nobody can forge: whoever has used them up leaves no trace of a made-up address.
    yield [connections, connection] as const;
    yield [connectedSites, siteOf(connection)] as const;
    yield [visitors, address] as const;
    yield [sites, siteOf(address)] as const;
  }

  return {
    take(visitor) {
      const taken: (() => void)[] = [];
      for (const [limiter, caller] of countedFor(visitor)) {
        if (caller === undefined) continue;
        const waitMs = limiter.take(caller);
        if (waitMs > 0) {
          // A refused call counts for nobody.
          for (const giveBack of taken) giveBack();
          return waitMs;
        }
        taken.push(() => limiter.giveBack(caller));
      }
      return 0;
    },
    giveBack(visitor) {
      for (const [limiter, caller] of countedFor(visitor)) {
        if (caller !== undefined) limiter.giveBack(caller);
      }
    },
  };
}

function siteOf(address: string | undefined): string | undefined {
  if (!address?.endsWith(networkSuffix)) return undefined;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
