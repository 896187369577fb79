import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './http/app-error.ts';

const maxAttempts = 10;
const firstPauseMs = 10;
const longestPauseMs = 400;

/** Says that someone else's write came first. */
export const lost = Symbol('lost');

/**
 * Runs a guarded write, from its reads on, until nobody else was quicker: at most ten times, with
 * pauses that grow and differ, so that parallel calls do not meet again.
 *
 * @throws AppError UNAVAILABLE when all attempts were lost.
 */
export async function tryUntilWon<Result>(
  attempt: () => Promise<Result | typeof lost>,
): Promise<Result> {
  for (let attempts = 1; attempts <= maxAttempts; attempts++) {
    const result = await attempt();
    if (result !== lost) return result;
    await sleep(Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempts));
  }
  throw unavailable(new Error(`lost ${maxAttempts} races for one document`));
}
