import type { Deps } from './deps.ts';
import { planImageSweep } from './images/sweep-images.ts';
import { sweepAccounts } from './users/sweep-accounts.ts';

/** Nobody comes for an order that was due a day ago. */
const waitedForMs = 24 * 60 * 60 * 1000;

/** Leaves time to finish before the function's own timeout; the rest waits for the next day. */
const mostMs = 7 * 60 * 1000;

type Parts = Pick<Deps, 'accounts' | 'users' | 'orders' | 'menu' | 'images' | 'log'>;

/** Runs once a day: removes what nobody needs anymore. Repeating it is fine. */
export async function sweepDaily(parts: Parts, nowMs: number = Date.now()): Promise<void> {
  // If one fails, the others still run: the function fails after all of them.
  const results = await Promise.allSettled([
    sweepAccounts(parts).then((accounts) => parts.log.info('sweep', { accounts })),
    sweepImages(parts, nowMs),
    parts.orders.forgetLeftOpen(nowMs - waitedForMs),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function sweepImages(parts: Parts, nowMs: number): Promise<void> {
  const sweep = await planImageSweep(parts, nowMs);
  const removed = await sweep.apply({ untilMs: nowMs + mostMs });
  parts.log.info('sweep', { pictures: { unused: sweep.unused.length, removed } });
}
