import { setTimeout as sleep } from 'node:timers/promises';

export type InLane = <Result>(lane: string, task: () => Promise<Result>) => Promise<Result>;

/**
 * Makes named queues: each task begins when the one before it in its lane has ended, or after
 * `waitMs`, so that one that hangs does not stop the others. For guarded writes to one document:
 * those of one process do not race each other.
 */
export function createLanes({ waitMs }: { waitMs: number }): InLane {
  const lanes = new Map<string, Promise<unknown>>();

  return async (lane, task) => {
    const before = lanes.get(lane);
    const turn = afterAtMost(before, waitMs).then(task);
    const ended = turn.catch(() => {});
    lanes.set(lane, ended);
    try {
      return await turn;
    } finally {
      if (lanes.get(lane) === ended) lanes.delete(lane);
    }
  };
}

async function afterAtMost(before: Promise<unknown> | undefined, waitMs: number): Promise<void> {
  if (before === undefined) return;
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const waited = sleep(waitMs, undefined, { signal }).catch(() => {});
  await Promise.race([before, waited]);
  cancelled.abort();
}
