import { dayMs } from '@thymely/contract/ground/time';
import type { Deps } from './deps.ts';
import { describeError } from './platform/log.ts';
import { planImageSweep } from './images/sweep-images.ts';
import { sweepAccounts } from './users/sweep-accounts.ts';

/** The age at which an order is given up: nobody comes for one that was due a day ago. */
const waitedForMs = dayMs;

/** Leaves time to finish before the function's timeout. The rest waits for the next day. */
const mostMs = 7 * 60 * 1000;

type DailySweepDeps = Pick<
  Deps,
  | 'accounts'
  | 'users'
  | 'orders'
  | 'push'
  | 'menu'
  | 'imports'
  | 'images'
  | 'audit'
  | 'jobs'
  | 'config'
  | 'log'
>;

/** One part of the sweep. It returns how many items failed; throwing counts as one failure. */
type Task = (parts: DailySweepDeps, nowMs: number) => Promise<number>;

/** The age at which a telephone number goes, even if nobody has closed its order. */
const longDueMs = 7 * dayMs;

const tasks: Task[] = [
  forgetAccounts,
  removePictures,
  forgetLeftOrders,
  forgetPhones,
  forgetSubscriptions,
  forgetNames,
];

/**
 * Removes once a day what nobody needs anymore. Repeating it is safe. Failures are logged and stop
 * nothing else; `jobs/daily-sweep` records when it last ran and how it ended.
 *
 * @throws Error with the number of failures, after everything else is done.
 */
export async function sweepDaily(parts: DailySweepDeps, nowMs: number = Date.now()): Promise<void> {
  const { jobs } = parts;
  const begun = await counted(parts, () => jobs.begin('daily-sweep', nowMs).then(() => 0));
  const results = await Promise.all(tasks.map((task) => counted(parts, () => task(parts, nowMs))));
  const failed = results.reduce((sum, failures) => sum + failures, begun);
  await jobs.end('daily-sweep', { nowMs: Date.now(), failed });
  if (failed > 0) throw new Error(`The daily sweep has done all it could: ${failed} failed.`);
}

async function counted(parts: DailySweepDeps, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    tellFailure(parts, {}, error);
    return 1;
  }
}

/** Failures are logged by ID only, because the log must not name people. */
function tellFailure(
  { log }: DailySweepDeps,
  subject: Record<string, string>,
  error: unknown,
): void {
  log.error('sweep', { ...subject, cause: describeError(error) });
}

async function forgetAccounts(parts: DailySweepDeps, nowMs: number): Promise<number> {
  const { failures, ...accounts } = await sweepAccounts(parts, { untilMs: nowMs + mostMs });
  parts.log.info('sweep', { accounts: { ...accounts, failed: failures.length } });
  for (const { uid, error } of failures) tellFailure(parts, { uid }, error);
  return failures.length;
}

async function removePictures(parts: DailySweepDeps, nowMs: number): Promise<number> {
  const sweep = await planImageSweep(parts, nowMs);
  const { removed, failures } = await sweep.apply({ untilMs: nowMs + mostMs });
  const pictures = { unused: sweep.unused.length, removed, failed: failures.length };
  parts.log.info('sweep', { pictures });
  for (const { id, error } of failures) tellFailure(parts, { picture: id }, error);
  return failures.length;
}

async function forgetLeftOrders({ orders }: DailySweepDeps, nowMs: number): Promise<number> {
  await orders.forgetLeftOpen(nowMs - waitedForMs);
  return 0;
}

async function forgetPhones({ orders }: DailySweepDeps, nowMs: number): Promise<number> {
  await orders.forgetPhones({ endedMs: nowMs - waitedForMs, dueMs: nowMs - longDueMs });
  return 0;
}

async function forgetSubscriptions({ push }: DailySweepDeps, nowMs: number): Promise<number> {
  await push.forgetOld(nowMs);
  return 0;
}

async function forgetNames(parts: DailySweepDeps, nowMs: number): Promise<number> {
  const { audit, config, log } = parts;
  const beforeMs = nowMs - config.auditPersonDays * dayMs;
  const { failures, ...names } = await audit.forgetPeople({ beforeMs, untilMs: nowMs + mostMs });
  log.info('sweep', { auditEntries: { ...names, failed: failures.length } });
  for (const { id, error } of failures) tellFailure(parts, { auditEntry: id }, error);
  return failures.length;
}
