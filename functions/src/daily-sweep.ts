import { dayMs } from '@thymely/contract/ground/time';
import type { Deps } from './deps.ts';
import type { PartOfRun } from './platform/jobs.firestore.ts';
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
  | 'outbox'
  | 'menu'
  | 'imports'
  | 'images'
  | 'audit'
  | 'jobs'
  | 'config'
  | 'log'
>;

/** The age at which a telephone number goes, even if nobody has closed its order. */
const longDueMs = 7 * dayMs;

/** One part of the sweep. Throwing counts as one failure. */
type Task = (parts: DailySweepDeps, nowMs: number) => Promise<PartOfRun>;

/**
 * Removes once a day what nobody needs anymore. Repeating it is safe. Failures are logged and stop
 * nothing else; `jobs/daily-sweep` records when it and its parts last ran and how they ended. A part
 * that stopped by itself counts as one failure, so that somebody looks.
 *
 * @throws Error with the number of failures, after everything else is done.
 */
export async function sweepDaily(parts: DailySweepDeps, nowMs: number = Date.now()): Promise<void> {
  const { jobs } = parts;
  const begun = await counted(parts, () => jobs.begin('daily-sweep', nowMs).then(() => 0));
  const run = (name: string, task: Task) => recorded(parts, name, () => task(parts, nowMs));
  const results = await Promise.all([
    accountsAndPictures(run),
    run('orders', forgetLeftOrders).then(failuresOf),
    run('phones', forgetPhones).then(failuresOf),
    run('subscriptions', forgetSubscriptions).then(failuresOf),
    run('names', forgetNames).then(failuresOf),
  ]);
  const failed = results.reduce((sum, failures) => sum + failures, begun);
  await jobs.end('daily-sweep', { nowMs: Date.now(), failed });
  if (failed > 0) throw new Error(`The daily sweep has done all it could: ${failed} failed.`);
}

/** Pictures of accounts that only seem to be gone have to stay, so accounts come first. */
async function accountsAndPictures(
  run: (name: string, task: Task) => Promise<PartOfRun>,
): Promise<number> {
  const accounts = await run('accounts', forgetAccounts);
  const pictures = await run('pictures', accounts.problem === null ? removePictures : wait);
  return failuresOf(accounts) + pictures.failed;
}

function failuresOf({ failed, problem }: PartOfRun): number {
  return failed + Number(problem !== null);
}

const wait: Task = () => Promise.resolve({ done: 0, failed: 0, problem: 'waits' });

/** Runs a part and records how it ended. */
async function recorded(
  parts: DailySweepDeps,
  name: string,
  run: () => Promise<PartOfRun>,
): Promise<PartOfRun> {
  let part: PartOfRun = { done: 0, failed: 1, problem: null };
  try {
    part = await run();
  } catch (error) {
    tellFailure(parts, {}, error);
  }
  const record = () => parts.jobs.endPart('daily-sweep', name, { nowMs: Date.now(), ...part });
  const unrecorded = await counted(parts, () => record().then(() => 0));
  return { ...part, failed: part.failed + unrecorded };
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

async function forgetAccounts(parts: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  const { failures, ...accounts } = await sweepAccounts(parts, { untilMs: nowMs + mostMs });
  const counts = { ...accounts, failed: failures.length };
  parts.log.info('sweep', { accounts: counts });
  for (const { uid, error } of failures) tellFailure(parts, { uid }, error);
  // The words are in docs/operating.md, and a log-based alert can look for them.
  if (accounts.isHalted) parts.log.error('sweep halted: many accounts seem gone', counts);
  const problem = accounts.isHalted ? 'many_gone' : null;
  return { done: accounts.removed, failed: failures.length, problem };
}

async function removePictures(parts: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  // Once a week it looks at every picture, whatever their number says.
  const trustsCount = new Date(nowMs).getUTCDay() !== 1;
  const sweep = await planImageSweep(parts, { nowMs, trustsCount });
  const { removed, failures } = await sweep.apply({ untilMs: nowMs + mostMs });
  const pictures = { unused: sweep.unused.length, removed, failed: failures.length };
  parts.log.info('sweep', { pictures });
  for (const { id, error } of failures) tellFailure(parts, { picture: id }, error);
  return { done: removed, failed: failures.length, problem: null };
}

async function forgetLeftOrders({ orders }: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  const done = await orders.forgetLeftOpen(nowMs - waitedForMs);
  return { done, failed: 0, problem: null };
}

async function forgetPhones({ orders }: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  const before = { endedMs: nowMs - waitedForMs, dueMs: nowMs - longDueMs };
  return { done: await orders.forgetPhones(before), failed: 0, problem: null };
}

async function forgetSubscriptions({ push }: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  return { done: await push.forgetOld(nowMs), failed: 0, problem: null };
}

async function forgetNames(parts: DailySweepDeps, nowMs: number): Promise<PartOfRun> {
  const { audit, config, log } = parts;
  const beforeMs = nowMs - config.auditPersonDays * dayMs;
  const { failures, ...names } = await audit.forgetPeople({ beforeMs, untilMs: nowMs + mostMs });
  log.info('sweep', { auditEntries: { ...names, failed: failures.length } });
  for (const { id, error } of failures) tellFailure(parts, { auditEntry: id }, error);
  return { done: names.forgotten, failed: failures.length, problem: null };
}
