import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './app-error.ts';

/**
 * Runs a task when its turn in a lane comes.
 *
 * @param untilMs by `performance.now()`: a task whose turn has not come by then never begins.
 * @throws AppError UNAVAILABLE when the turn did not come in time, or too many wait already.
 */
export type InLane = <Result>(
  lane: string,
  task: () => Promise<Result>,
  untilMs?: number,
) => Promise<Result>;

type LaneOptions = {
  /** How long a task keeps the next one of its lane waiting at most: one that hangs stops nobody. */
  patienceMs: number;
  /** How many tasks may wait in all lanes together. Default: any number. */
  mostWaiting?: number;
};

/**
 * Makes named queues: each task begins when the one before it in its lane has ended, or has taken
 * `patienceMs`. For guarded writes to one document: those of one process do not race each other.
 */
export function createLanes({ patienceMs, mostWaiting = Infinity }: LaneOptions): InLane {
  /** When the lane is free for the next one; a free lane has no entry. */
  const lanes = new Map<string, Promise<void>>();
  let waiting = 0;

  return async (lane, task, untilMs = Infinity) => {
    const before = lanes.get(lane);
    if (before !== undefined && waiting >= mostWaiting) throw tooMany(waiting);
    const ended = Promise.withResolvers<void>();
    const free = Promise.resolve(before).then(() => ended.promise);
    lanes.set(lane, free);
    void free.then(() => {
      if (lanes.get(lane) === free) lanes.delete(lane);
    });
    try {
      if (before !== undefined) waiting++;
      await turnAfter(before, untilMs).finally(() => {
        if (before !== undefined) waiting--;
      });
    } catch (error) {
      // The next one waits for those before this one only.
      ended.resolve();
      throw error;
    }
    // Whatever it throws is its own failure, and not the lane's.
    const running = Promise.resolve().then(task);
    void endOf(running, patienceMs).then(ended.resolve);
    return running;
  };
}

/** @throws AppError UNAVAILABLE when the turn does not come in time. */
async function turnAfter(before: Promise<void> | undefined, untilMs: number): Promise<void> {
  const hasCome = before === undefined || (await within(before, untilMs - performance.now()));
  // A process that slept may find that both have happened meanwhile: the turn and the end of the time.
  if (hasCome && performance.now() <= untilMs) return;
  throw unavailable(new Error('the turn did not come in time'));
}

/** Waits until a task has ended, however that is, but not forever. */
async function endOf(task: Promise<unknown>, patienceMs: number): Promise<void> {
  const ended = task.then(
    () => {},
    () => {},
  );
  await within(ended, patienceMs);
}

/** Waits for a promise that never rejects, at most so long. True when it was kept by then. */
async function within(promise: Promise<void>, ms: number): Promise<boolean> {
  const kept = promise.then(() => true);
  if (ms === Infinity) return kept;
  const ended = new AbortController();
  const gaveUp = sleep(Math.max(0, ms), false, { signal: ended.signal }).catch(() => false);
  const wasKept = await Promise.race([kept, gaveUp]);
  ended.abort();
  return wasKept;
}

function tooMany(waiting: number): Error {
  return unavailable(new Error(`${waiting} tasks wait for their turn already`));
}
