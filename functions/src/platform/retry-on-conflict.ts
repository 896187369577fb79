import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, isConflict } from './error-codes.ts';
import { unavailable } from './app-error.ts';

const usualAttempts = 10;
const firstPauseMs = 10;
const longestPauseMs = 400;

/** Thrown if the document of a conditional write has changed since it was read. Nothing was written. */
export class Conflict extends Error {
  readonly code: unknown;

  constructor(cause?: unknown) {
    super('the document has changed since it was read', { cause });
    this.code = codeOf(cause);
  }
}

/**
 * Awaits a write that depends on what was read before.
 *
 * @throws Conflict
 */
export async function orConflict(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isConflict(error) ? new Conflict(error) : error;
  }
}

/** Returns the precondition that a document has not changed since it was read. */
export function unchangedSince<Time>(snapshot: { updateTime?: Time | undefined }): {
  lastUpdateTime?: Time;
} {
  const { updateTime } = snapshot;
  return updateTime === undefined ? {} : { lastUpdateTime: updateTime };
}

/**
 * Keeps a task from beginning after it was given up.
 *
 * @param untilMs the time by `performance.now()`.
 * @throws AppError UNAVAILABLE when the time is over.
 */
export function requireTime(untilMs: number): void {
  if (performance.now() > untilMs) throw unavailable(new Error('the time for it is over'));
}

type Bounds = {
  /** The maximum number of attempts. Default: ten. */
  maxAttempts?: number;
  /** The time by `performance.now()` after which no attempt begins. Default: no limit. */
  untilMs?: number;
};

/**
 * Runs a conditional write, from its reads on, until there is no conflict. The number of attempts is
 * limited, and the pauses between them grow and are random, so that parallel calls do not collide
 * again.
 *
 * @throws AppError UNAVAILABLE when every attempt ended in a conflict.
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result>,
  { maxAttempts = usualAttempts, untilMs = Infinity }: Bounds = {},
): Promise<Result> {
  let attempts = 0;
  while (attempts < maxAttempts) {
    requireTime(untilMs);
    attempts++;
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    await sleep(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempts));
  }
  throw unavailable(new Error(`${attempts} conflicts over one document`));
}
