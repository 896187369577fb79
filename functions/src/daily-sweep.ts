import { dayMs } from '@thymely/contract/ground/time';
import type { Deps } from './deps.ts';
import type { TaskResult } from './platform/jobs.firestore.ts';
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

/** Half of the writes that are free each day, because older orders can be found by name later. */
const mostOrdersIndexed = 10_000;

/** One task of the sweep. Throwing counts as one failure. */
type Task = (deps: DailySweepDeps, nowMs: number) => Promise<TaskResult>;

/**
 * Removes once a day what nobody needs anymore, and completes the index by which older orders are
 * found by their names. Repeating it is safe. Failures are logged and stop nothing else;
 * `jobs/daily-sweep` records when it and its tasks last ran and how they ended. A task that stopped
 * by itself counts as one failure, so that somebody looks.
 *
 * @throws Error with the number of failures, after everything else is done.
 */
export async function sweepDaily(deps: DailySweepDeps, nowMs: number = Date.now()): Promise<void> {
  const { jobs } = deps;
  const begun = await counted(deps, () => jobs.begin('daily-sweep', nowMs).then(() => 0));
  const run = (name: string, task: Task) => recorded(deps, name, () => task(deps, nowMs));
  const results = await Promise.all([
    accountsAndPictures(run),
    run('orders', forgetLeftOrders).then(failuresOf),
    run('phones', forgetPhones).then(failuresOf),
    run('subscriptions', forgetSubscriptions).then(failuresOf),
    run('names', forgetNames).then(failuresOf),
    run('order-names', indexOrderNames).then(failuresOf),
  ]);
  const failed = results.reduce((sum, failures) => sum + failures, begun);
  await jobs.end('daily-sweep', { nowMs: Date.now(), failed });
  if (failed > 0) throw new Error(`The daily sweep has done all it could: ${failed} failed.`);
}

/** Pictures of accounts that only seem to be gone have to stay, so accounts come first. */
async function accountsAndPictures(
  run: (name: string, task: Task) => Promise<TaskResult>,
): Promise<number> {
  const accounts = await run('accounts', forgetAccounts);
  const pictures = await run('pictures', accounts.problem === null ? removePictures : wait);
  return failuresOf(accounts) + pictures.failed;
}

function failuresOf({ failed, problem }: TaskResult): number {
  return failed + Number(problem !== null);
}

const wait: Task = () => Promise.resolve({ done: 0, failed: 0, problem: 'waits' });

/** Runs a task and records how it ended. */
async function recorded(
  deps: DailySweepDeps,
  name: string,
  run: () => Promise<TaskResult>,
): Promise<TaskResult> {
  let result: TaskResult = { done: 0, failed: 1, problem: null };
  try {
    result = await run();
  } catch (error) {
    tellFailure(deps, {}, error);
  }
  const record = () => deps.jobs.endTask('daily-sweep', name, { nowMs: Date.now(), ...result });
  const unrecorded = await counted(deps, () => record().then(() => 0));
  return { ...result, failed: result.failed + unrecorded };
}

async function counted(deps: DailySweepDeps, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    tellFailure(deps, {}, error);
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

async function forgetAccounts(deps: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  const { failures, ...accounts } = await sweepAccounts(deps, { untilMs: nowMs + mostMs });
  const counts = { ...accounts, failed: failures.length };
  deps.log.info('sweep', { accounts: counts });
  for (const { uid, error } of failures) tellFailure(deps, { uid }, error);
  // The words are in docs/operating.md, and a log-based alert can look for them.
  if (accounts.isHalted) deps.log.error('sweep halted: many accounts seem gone', counts);
  const problem = accounts.isHalted ? 'many_gone' : null;
  return { done: accounts.removed, failed: failures.length, problem };
}

async function removePictures(deps: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  // Once a week it looks at every picture, whatever their number says.
  const trustsCount = new Date(nowMs).getUTCDay() !== 1;
  const sweep = await planImageSweep(deps, { nowMs, trustsCount });
  const { removed, failures } = await sweep.apply({ untilMs: nowMs + mostMs });
  const pictures = { unused: sweep.unused.length, removed, failed: failures.length };
  deps.log.info('sweep', { pictures });
  for (const { id, error } of failures) tellFailure(deps, { picture: id }, error);
  return { done: removed, failed: failures.length, problem: null };
}

async function forgetLeftOrders({ orders }: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  const done = await orders.forgetLeftOpen(nowMs - waitedForMs);
  return { done, failed: 0, problem: null };
}

async function forgetPhones({ orders }: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  const before = { endedMs: nowMs - waitedForMs, dueMs: nowMs - longDueMs };
  return { done: await orders.forgetPhones(before), failed: 0, problem: null };
}

async function indexOrderNames({ orders }: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  const most = mostOrdersIndexed;
  const { written, failed } = await orders.indexNames({ most, untilMs: nowMs + mostMs });
  return { done: written, failed, problem: null };
}

async function forgetSubscriptions({ push }: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  return { done: await push.forgetOld(nowMs), failed: 0, problem: null };
}

async function forgetNames(deps: DailySweepDeps, nowMs: number): Promise<TaskResult> {
  const { audit, config, log } = deps;
  const beforeMs = nowMs - config.auditPersonDays * dayMs;
  const { failures, ...names } = await audit.forgetPeople({ beforeMs, untilMs: nowMs + mostMs });
  log.info('sweep', { auditEntries: { ...names, failed: failures.length } });
  for (const { id, error } of failures) tellFailure(deps, { auditEntry: id }, error);
  return { done: names.forgotten, failed: failures.length, problem: null };
}
