import { createRateLimiter, type RateLimiter } from './rate-limits.ts';

/** How many visitors' worth of calls all visitors of one /48 share. */
const visitorsPerSite = 10;

/** The end of an IPv6 visitor's address, which is a network and not a single address. */
export const networkSuffix = '::/64';

/**
 * Counts calls by the visitor's address and, if that is an IPv6 network, also by the /48 around it,
 * because whoever has a /48 has 65 536 such networks.
 */
export function createVisitorLimiter(callsPerMinute: number): Pick<RateLimiter, 'take'> {
  const visitors = createRateLimiter({ callsPerMinute });
  const sites = createRateLimiter({ callsPerMinute: callsPerMinute * visitorsPerSite });
  return {
    take(visitor) {
      const waitMs = visitors.take(visitor);
      const site = siteOf(visitor);
      return waitMs > 0 || site === undefined ? waitMs : sites.take(site);
    },
  };
}

function siteOf(visitor: string): string | undefined {
  if (!visitor.endsWith(networkSuffix)) return undefined;
  return `${visitor.split(':').slice(0, 3).join(':')}::/48`;
}
