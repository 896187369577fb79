import type { Deps } from './deps.ts';
import { planImageSweep } from './images/sweep-images.ts';
import { sweepAccounts } from './users/sweep-accounts.ts';

/** Leaves time to end before the function's own time-out; what is left waits for the next day. */
const mostMs = 7 * 60 * 1000;

type Parts = Pick<Deps, 'accounts' | 'users' | 'menu' | 'images' | 'log'>;

/** What is done once a day: takes away what nobody needs any more. Repeating it is fine. */
export async function sweepDaily(parts: Parts, nowMs: number = Date.now()): Promise<void> {
  // One that fails does not keep the other from its work: the function fails after both.
  const results = await Promise.allSettled([
    sweepAccounts(parts).then((accounts) => parts.log.info('sweep', { accounts })),
    sweepImages(parts, nowMs),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function sweepImages(parts: Parts, nowMs: number): Promise<void> {
  const sweep = await planImageSweep(parts, nowMs);
  const removed = await sweep.apply({ untilMs: nowMs + mostMs });
  parts.log.info('sweep', { pictures: { unused: sweep.unused.length, removed } });
}
