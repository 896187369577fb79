import { setTimeout as sleep } from 'node:timers/promises';

export type InLane = <Result>(lane: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Makes named queues: each task begins when the one before it in its lane has ended, or has taken
 * `patienceMs`, so that one that hangs does not stop the others. For guarded writes to one document:
 * those of one process do not race each other.
 */
export function createLanes({ patienceMs }: { patienceMs: number }): InLane {
  /** When the lane is free for the next one; a free lane has no entry. */
  const lanes = new Map<string, Promise<void>>();

  return async (lane, task) => {
    const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => {
      // Whatever it throws is its own failure, and not the lane's.
      const running = Promise.resolve().then(task);
      return { running, free: endOf(running, patienceMs) };
    });
    const free = turn.then((started) => started.free);
    lanes.set(lane, free);
    void free.then(() => {
      if (lanes.get(lane) === free) lanes.delete(lane);
    });
    return (await turn).running;
  };
}

/** Waits until a task has ended, however that is, but not forever. */
async function endOf(task: Promise<unknown>, patienceMs: number): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const gaveUp = sleep(patienceMs, undefined, { signal }).catch(() => {});
  await Promise.race([task.catch(() => {}), gaveUp]);
  ended.abort();
}
