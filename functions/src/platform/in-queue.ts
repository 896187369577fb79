import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './app-error.ts';

/**
 * Runs a task when its turn in a queue comes.
 *
 * @param untilMs the time by `performance.now()` after which a waiting task never begins.
 * @throws AppError UNAVAILABLE when the turn did not come in time, or too many wait already.
 */
export type InQueue = <Result>(
  queue: string,
  task: () => Promise<Result>,
  untilMs?: number,
) => Promise<Result>;

type QueueOptions = {
  /** The longest that a task delays the next one of its queue, so that none can block it. */
  patienceMs: number;
  /** The maximum number of tasks that wait in all queues together. Default: unlimited. */
  mostWaiting?: number;
};

/**
 * Creates named queues. Each task begins when the previous one in its queue has ended, or has taken
 * `patienceMs`. This keeps conditional writes of one process to one document from racing each other.
 */
export function createQueues({ patienceMs, mostWaiting = Infinity }: QueueOptions): InQueue {
  /** Resolves when the queue is free for the next task. A free queue has no entry. */
  const queues = new Map<string, Promise<void>>();
  let waiting = 0;

  return async (queue, task, untilMs = Infinity) => {
    const before = queues.get(queue);
    if (before !== undefined && waiting >= mostWaiting) throw tooMany(waiting);
    const ended = Promise.withResolvers<void>();
    const free = Promise.resolve(before).then(() => ended.promise);
    queues.set(queue, free);
    void free.then(() => {
      if (queues.get(queue) === free) queues.delete(queue);
    });
    try {
      if (before !== undefined) waiting++;
      await turnAfter(before, untilMs).finally(() => {
        if (before !== undefined) waiting--;
      });
    } catch (error) {
      // The next task waits only for those before this one.
      ended.resolve();
      throw error;
    }
    // An error of the task is not the queue's failure.
    const running = Promise.resolve().then(task);
    void endOf(running, patienceMs).then(ended.resolve);
    return running;
  };
}

/** @throws AppError UNAVAILABLE when the turn does not come in time. */
async function turnAfter(before: Promise<void> | undefined, untilMs: number): Promise<void> {
  const hasCome = before === undefined || (await within(before, untilMs - performance.now()));
  // After the process was suspended, the turn and the end of the time may both have come.
  if (hasCome && performance.now() <= untilMs) return;
  throw unavailable(new Error('the turn did not come in time'));
}

/** Waits until a task has ended, successfully or not, but not forever. */
async function endOf(task: Promise<unknown>, patienceMs: number): Promise<void> {
  const ended = task.then(
    () => {},
    () => {},
  );
  await within(ended, patienceMs);
}

/** Waits this long for a promise that never rejects. Returns true if it was resolved by then. */
export async function within(promise: Promise<void>, ms: number): Promise<boolean> {
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
